import { useMessages } from '@yantra/language';
import { useId } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { jobMessages } from './job-bar.messages.ts';
import { JobFields, type JobFieldsProps } from './job-fields.tsx';
import { type JobDraftProps, useJobDraft } from './use-job-draft.ts';

export interface JobSheetProps extends JobDraftProps, Omit<JobFieldsProps, 'draft' | 'isLive' | 'children' | 'places'> {
  isOpen: boolean;
  onClose: () => void;
}

/** The fields of a job in a panel from below. Closing it discards what was not sent. */
export function JobSheet({ isOpen, ...rest }: JobSheetProps) {
  const texts = useMessages(jobMessages);
  const id = useId();
  return (
    <Dialog
      open={isOpen}
      kind="sheet"
      title={texts.job}
      onClose={rest.onClose}
      footer={
        <Button type="submit" form={id} block>
          {texts.show}
        </Button>
      }
    >
      <SheetForm id={id} {...rest} />
    </Dialog>
  );
}

/* A new draft whenever the panel opens. */
function SheetForm({ id, onClose, ...rest }: Omit<JobSheetProps, 'isOpen'> & { id: string }) {
  const draft = useJobDraft(rest);
  return (
    <form
      id={id}
      className="y-job-sheet"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (draft.take({}, true)) onClose();
        else event.currentTarget.querySelector<HTMLElement>('[aria-invalid]')?.focus();
      }}
    >
      <JobFields {...rest} draft={draft} isLive={false} />
    </form>
  );
}
