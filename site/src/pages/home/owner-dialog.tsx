import type { Lead } from '@yantra/lead-form';
import { ButtonLink, Dialog } from '@yantra/ui';
import { messages as layout } from '../../layout/layout.messages.ts';
import { messages } from './owner.messages.ts';

export interface OwnerDialogProps {
  /** The form that was sent; absent while the dialog is closed. */
  readonly lead: Lead | undefined;
  readonly onClose: () => void;
}

/** Says what becomes of Add Machine as long as owners cannot sign up by themselves. */
export function OwnerDialog({ lead, onClose }: OwnerDialogProps) {
  const subject = encodeURIComponent(messages.subject(lead?.category.name ?? ''));
  return (
    <Dialog
      open={lead !== undefined}
      onClose={onClose}
      title={messages.title}
      footer={
        <ButtonLink variant="primary" block href={`mailto:${layout.email}?subject=${subject}`}>
          {messages.write}
        </ButtonLink>
      }
    >
      <p>{messages.text}</p>
      <p>{messages.kept}</p>
    </Dialog>
  );
}
