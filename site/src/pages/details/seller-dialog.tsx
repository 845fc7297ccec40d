import type { SellerRequest } from '@yantra/equipment-details';
import { ButtonLink, Dialog } from '@yantra/ui';
import { messages as layout } from '../../layout/layout.messages.ts';
import { messages } from '../../site.messages.ts';
import { addressOf } from './details-path.ts';

const { seller } = messages.details;

export interface SellerDialogProps {
  readonly request: SellerRequest;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The place of the log-in that shows the owner's name and number. Until accounts open, it says how to reach the owner without one. */
export function SellerDialog({ request: { id, name }, open, onClose }: SellerDialogProps) {
  // Only rendered after a press, so there is a window.
  const link = new URL(addressOf(id), location.href).href;
  const letter = new URLSearchParams({ subject: seller.subject(name), body: link });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={seller.title}
      footer={
        <>
          {/* A letter's address has %20 for a space, where a query has a plus. */}
          <ButtonLink variant="primary" block href={`mailto:${layout.email}?${String(letter).replaceAll('+', '%20')}`}>
            {seller.write}
          </ButtonLink>
          <p>{layout.email}</p>
        </>
      }
    >
      <p>{seller.text}</p>
      <p>
        <strong>{seller.soon}</strong> {seller.until(name)}
      </p>
    </Dialog>
  );
}
