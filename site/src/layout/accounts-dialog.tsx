import { ButtonLink, Dialog } from '@yantra/ui';
import { messages } from './accounts.messages.ts';
import { messages as layout } from './layout.messages.ts';

export interface AccountsDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Where log-in and sign-up will be. */
export function AccountsDialog({ open, onClose }: AccountsDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={messages.title}
      footer={
        <>
          <ButtonLink variant="primary" block href={`mailto:${layout.email}`}>
            {messages.write}
          </ButtonLink>
          <p>
            <a className="y-link" href="/contact-us" onClick={onClose}>
              {messages.contact}
            </a>
          </p>
        </>
      }
    >
      <p>
        <strong>{messages.soon}</strong> {messages.renters}
      </p>
      <p>{messages.owners}</p>
    </Dialog>
  );
}
