import { isolated } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { Dialog } from '@yantra/ui';
import { AcceptForm, type AcceptFormProps } from './accept-form.tsx';
import { messages } from './accept.messages.ts';

export interface AcceptDialogProps extends Omit<AcceptFormProps, 'deal' | 'sendsAtOnce'> {
  /** What is accepted; closed without one. */
  readonly deal: AcceptFormProps['deal'] | undefined;
  readonly onClose: () => void;
}

/** Accepts a quote: what is agreed, and a code to the phone, which is sent when it opens. */
export function AcceptDialog({ deal, onClose, ...form }: AcceptDialogProps) {
  const texts = useMessages(messages);
  return (
    <Dialog
      open={deal !== undefined}
      onClose={onClose}
      title={texts.title}
      note={deal && texts.from(isolated(deal.other.name))}
      className="y-sign-dialog"
    >
      {deal && <AcceptForm key={deal.quote.id} {...form} deal={deal} sendsAtOnce />}
    </Dialog>
  );
}
