import { useMessages } from '@yantra/language';
import { useServed } from '@yantra/state';
import { Button, ButtonLink } from '@yantra/ui';
import { saidRupees } from '../rupees.ts';
import { messages } from './accept.messages.ts';

interface AcceptLinkProps {
  /** The same on a page, for who has no script. */
  readonly href: string | undefined;
  readonly total: number;
  /** The one filled button of a view. */
  readonly isBest: boolean;
  readonly onAccept: () => void;
}

/** Opens the dialog in which a quote is accepted; until there is a script it is a link to a page of its own. */
export function AcceptLink({ href, total, isBest, onAccept }: AcceptLinkProps) {
  const texts = useMessages(messages);
  const isServed = useServed();
  const label = texts.accept(saidRupees(total));
  const variant = isBest ? 'primary' : 'secondary';
  if (href !== undefined && isServed)
    return (
      <ButtonLink variant={variant} block href={href}>
        {label}
      </ButtonLink>
    );
  return (
    <Button variant={variant} block onClick={onAccept}>
      {label}
    </Button>
  );
}
