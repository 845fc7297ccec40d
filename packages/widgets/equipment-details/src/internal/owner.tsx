import { formatCount, isolated } from '@yantra/domain';
import { useMessages, useWord } from '@yantra/language';
import { Glyph } from '@yantra/ui';
import { messages } from '../equipment-details.messages.ts';
import type { KnownMachine } from '../equipment-details.model.ts';
import { personGlyph } from './glyphs.ts';

type OwnersAnswers = NonNullable<NonNullable<KnownMachine['owner']>['answers']>;

/** How they answer requests for quotes. */
function Answers({ minutes, asked, answered, won }: OwnersAnswers) {
  const { answersIn, answersOf } = useMessages(messages);
  const [unit, of] =
    minutes < 60 ? (['minutes', 1] as const) : minutes < 1440 ? (['hours', 60] as const) : (['days', 1440] as const);
  return (
    <>
      <small>{answersIn[unit](Math.round(minutes / of))}</small>
      <small>{answersOf(formatCount(answered), formatCount(asked), formatCount(won))}</small>
    </>
  );
}

/** The owner before their details are requested: no name and no number. */
export function Owner({ machine: { city, owner } }: { readonly machine: KnownMachine }) {
  const texts = useMessages(messages);
  const word = useWord();
  return (
    <section className="y-details__owner" aria-label={texts.seller} part="owner">
      <span className="y-details__face" aria-hidden="true">
        <Glyph d={personGlyph} />
      </span>
      <span>
        <b>{texts.ownerIn(isolated(word(city)))}</b>
        {owner && owner.machines > 0 && <small>{texts.ownerFacts(formatCount(owner.machines), owner.since)}</small>}
        {owner?.answers && <Answers {...owner.answers} />}
      </span>
    </section>
  );
}
