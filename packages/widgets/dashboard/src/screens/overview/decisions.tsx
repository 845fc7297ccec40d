import type { Overview } from '@yantra/contract/calls';
import { useMessages } from '@yantra/language';
import { useId } from 'react';
import { addressOf } from '../../kit/address.ts';
import type { GlyphName } from '../../kit/glyphs.ts';
import { LinkButton } from '../../kit/link.tsx';
import { messages } from './overview.messages.ts';
import { Line } from './to-do.tsx';

type Kind = NonNullable<Overview['waiting']>[number]['kind'];

const ways = {
  toReview: { glyph: 'eye', to: '/review' },
  refunds: { glyph: 'rupee', to: '/admin-payments' },
  undelivered: { glyph: 'mail', to: '/settings/undelivered' },
  untyped: { glyph: 'tags', to: '/equipments-list' },
  unknownWords: { glyph: 'radar', to: '/radar?why=word' },
} as const satisfies Readonly<Record<Kind, { readonly glyph: GlyphName; readonly to: string }>>;

/** What waits for an admin's decision, each with a link; nothing if nothing does. */
export function Decisions({ waiting = [] }: Pick<Overview, 'waiting'>) {
  const texts = useMessages(messages);
  const id = useId();
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 className="y-hidden" id={id}>
        {texts.decisions.title}
      </h2>
      <ul className="y-dashboard__to-do">
        {waiting.map(({ kind, count }) => (
          <li key={kind} data-kind={kind}>
            <Line
              glyph={ways[kind].glyph}
              title={texts.decisions.titles[kind](count)}
              text={texts.decisions.texts[kind]}
            >
              <LinkButton href={addressOf(ways[kind].to)}>{texts.decisions.look}</LinkButton>
            </Line>
          </li>
        ))}
      </ul>
    </section>
  );
}
