import type { Deal } from '@yantra/contract/calls';
import { isolated } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { useServed } from '@yantra/state';
import { useEffect, useState } from 'react';
import { Conversation } from '../conversation/conversation.tsx';
import { messages } from './request.messages.ts';
import { openTalk } from './waiting.tsx';

interface TalksProps {
  readonly deals: readonly Deal[];
  readonly page: string | undefined;
  readonly now: number | undefined;
}

/** The messages of each deal, folded. A conversation is followed once it was opened; without a script all are there. */
export function Talks({ deals, page, now }: TalksProps) {
  const texts = useMessages(messages);
  useEffect(() => {
    // An address may name one.
    const { hash } = location;
    if (hash.startsWith('#talk-')) openTalk(hash.slice('#talk-'.length));
  }, []);
  if (deals.length === 0) return null;
  return (
    <section className="y-talks" aria-labelledby="y-talks">
      <h2 id="y-talks">{texts.talks}</h2>
      {deals.map((deal) => (
        <OneTalk key={deal.id} {...{ deal, page, now }} />
      ))}
    </section>
  );
}

function OneTalk({ deal, page, now }: Omit<TalksProps, 'deals'> & { readonly deal: Deal }) {
  const texts = useMessages(messages);
  const { id, other, unread } = deal;
  const isServed = useServed();
  const [wasOpened, setOpened] = useState(false);
  return (
    <details
      className="y-talks__one"
      id={`talk-${id}`}
      onToggle={(event) => event.currentTarget.open && setOpened(true)}
    >
      <summary>
        <span dir="auto">{texts.talk(isolated(other.name))}</span>
        {unread > 0 && <span className="y-badge y-badge--brand">{texts.unread(unread)}</span>}
      </summary>
      {(isServed || wasOpened) && <Conversation dealId={id} side="renter" other={other.name} page={page} now={now} />}
    </details>
  );
}
