import type { Deal } from '@yantra/contract/calls';
import { Conversation } from '@yantra/deals';
import { useMessages } from '@yantra/language';
import { initialsOf } from '@yantra/ui';
import { messages } from './deal.messages.ts';

interface ChatProps {
  readonly deal: Deal;
  /** An admin reads and writes nothing. */
  readonly isReader?: boolean;
}

/** The messages of a deal, live. */
export function DealChat({ deal, isReader = false }: ChatProps) {
  const texts = useMessages(messages);
  const { name, hires } = deal.other;
  return (
    <section className="y-dashboard__panel y-dashboard__deal-chat" aria-label={texts.conversation(name)}>
      <header className="y-dashboard__deal-who">
        <span className="y-user" aria-hidden="true">
          {initialsOf(name)}
        </span>
        <div>
          <h2>{name}</h2>
          {hires !== undefined && <p>{texts.hires(hires)}</p>}
        </div>
      </header>
      <Conversation dealId={deal.id} side="owner" other={name} isReader={isReader} />
    </section>
  );
}
