import { ApiError } from '@yantra/state';
import { Button, Dialog } from '@yantra/ui';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { messages } from './master.messages.ts';

export interface RowDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly onClose: () => void;
  /** Sends what was filled in; undefined when something is missing, and then nothing was sent. */
  readonly save: () => Promise<unknown> | undefined;
  readonly children: ReactNode;
}

/** A small form in a dialog: what the server refuses is said above the fields, and nothing typed is lost. */
export function RowDialog({ isOpen, title, onClose, save, children }: RowDialogProps) {
  const formId = useId();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const saving = save();
    setError(undefined);
    if (!saving) return;
    setBusy(true);
    try {
      await saving;
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button variant="primary" type="submit" form={formId} busy={isBusy}>
            {isBusy ? messages.saving : messages.save}
          </Button>
        </>
      }
    >
      <form id={formId} className="y-dashboard__form" noValidate onSubmit={(event) => void submit(event)}>
        {error && (
          <p className="y-dashboard__alert" role="alert">
            {error}
          </p>
        )}
        {children}
      </form>
    </Dialog>
  );
}
