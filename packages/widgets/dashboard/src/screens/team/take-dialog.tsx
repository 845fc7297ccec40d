import { type getStaff, type OutputOf, takeRight } from '@yantra/contract/calls';
import { leastReason, type StaffRight } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { useState } from 'react';
import { FormDialog } from '../../kit/dialogs.tsx';
import { ReasonField } from './reason-field.tsx';
import { messages } from './team.messages.ts';
import { useRight } from './use-right.ts';

/** Whose right is to be taken. */
export interface Taking {
  readonly member: OutputOf<typeof getStaff>[number];
  readonly right: StaffRight;
  readonly isOwn: boolean;
}

interface TakeDialogProps {
  readonly taking: Taking;
  readonly onClose: () => void;
  readonly onTaken: (taking: Taking) => void;
}

/** Takes a right, or gives up one's own. */
export function TakeDialog({ taking, onClose, onTaken }: TakeDialogProps) {
  const { dialog: texts, rights } = useMessages(messages);
  const { member, right, isOwn } = taking;
  const isLeaving = isOwn && right === 'admin';
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<string>();
  const { isBusy, refusal, submit } = useRight(takeRight, () => onTaken(taking));
  return (
    <FormDialog
      onClose={onClose}
      title={isLeaving ? texts.leaveTitle : texts.takeTitle(rights[right], member.fullName)}
      note={isLeaving ? texts.leaveNote : texts.takeNote}
      cancel={texts.cancel}
      act={isBusy ? texts.taking : texts.take}
      isBusy={isBusy}
      formClass="y-dashboard__form"
      refusal={refusal}
      onSubmit={async (event) => {
        event.preventDefault();
        const isSaid = reason.trim().length >= leastReason;
        setWrong(isSaid ? undefined : texts.reasonNeeded);
        if (isSaid) await submit({ userId: member.id, right, reason: reason.trim() });
      }}
    >
      <ReasonField isFirst value={reason} error={wrong} onChange={setReason} />
    </FormDialog>
  );
}
