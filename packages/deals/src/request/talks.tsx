import type { Deal } from '@yantra/contract/calls';
import { isolated } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { useServed } from '@yantra/state';
import { useEffect, useRef, useState } from 'react';
import { Conversation } from '../conversation/conversation.tsx';
import { messages } from './request.messages.ts';

/** A deal about which somebody wants to write; a new object each time. */
export interface Asked {
  readonly dealId: string;
}

interface TalksProps {
  readonly deals: readonly Deal[];
  readonly page: string | undefined;
  readonly now: number | undefined;
  readonly asked: Asked | undefined;
}

/** The messages of each deal, folded. A conversation is followed once it was opened; without a script all are there. */
export function Talks({ deals, page, now, asked }: TalksProps) {
  const texts = useMessages(messages);
  if (deals.length === 0) return null;
  return (
    <section className="y-talks" aria-labelledby="y-talks">
      <h2 id="y-talks">{texts.talks}</h2>
      {deals.map((deal) => (
        <OneTalk
          key={deal.id}
          {...{ deal, page, now }}
          isOneOfSeveral={deals.some((one) => one !== deal && one.other.name === deal.other.name)}
          asked={asked?.dealId === deal.id ? asked : undefined}
        />
      ))}
    </section>
  );
}

interface OneTalkProps extends Omit<TalksProps, 'deals'> {
  readonly deal: Deal;
  /** The same owner was asked about another machine too. */
  readonly isOneOfSeveral: boolean;
}

function OneTalk({ deal, isOneOfSeveral, page, now, asked }: OneTalkProps) {
  const texts = useMessages(messages);
  const { id, other, machine, unread } = deal;
  const name = isolated(other.name);
  const isServed = useServed();
  const box = useRef<HTMLDetailsElement>(null);
  const [wasOpened, setOpened] = useState(false);
  useEffect(() => {
    if (!asked) return;
    box.current?.setAttribute('open', '');
    box.current?.scrollIntoView();
  }, [asked]);
  return (
    <details
      ref={box}
      className="y-talks__one"
      id={`talk-${id}`}
      onToggle={(event) => event.currentTarget.open && setOpened(true)}
    >
      <summary>
        <span dir="auto">
          {isOneOfSeveral && machine ? texts.talkAbout(name, isolated(machine.name)) : texts.talk(name)}
        </span>
        {unread > 0 && <span className="y-badge y-badge--brand">{texts.unread(unread)}</span>}
      </summary>
      {(isServed || wasOpened || asked) && (
        <Conversation dealId={id} side="renter" other={other.name} page={page} now={now} focus={asked} />
      )}
    </details>
  );
}
