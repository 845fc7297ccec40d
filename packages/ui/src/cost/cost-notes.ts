import { type CostPart, roadRange, tiersOf, usualIncluded } from '@yantra/domain';
import { formatRupees, paiseToRupees } from '@yantra/domain';
import { type CostContext, isRoadPriced, saidRupees } from './cost-lines.ts';
import type { costMessages } from './cost.messages.ts';

type Texts = typeof costMessages;

const wholeRupees = (paise: number): string => formatRupees(paiseToRupees(paise));

/** What a renter should reckon with, and why it may differ from the total; undefined where the total says it all. */
export function rangeNote(texts: Texts, context: CostContext): readonly [reckon: string, ...why: string[]] | undefined {
  const { cost, job, place } = context;
  if (!cost.range) return undefined;
  const { least, most } = cost.range;
  const unsaid = cost.apart.filter(({ state }) => state === 'unknown');
  const named = (text: (price: string, part: string) => string) => (part: CostPart) =>
    text(wholeRupees(part.typical ?? 0), nameOf(texts, part));
  const asked = unsaid.filter(({ typical }) => typical).map(named(texts.askedFor));
  const paid = cost.apart.filter(({ state, typical }) => state === 'renter' && typical).map(named(texts.paidFor));
  const left = cost.apart.filter(({ typical }) => !typical).map((part) => nameOf(texts, part));
  return [
    least === most ? texts.reckonOne(wholeRupees(most)) : texts.reckon(wholeRupees(least), wholeRupees(most)),
    ...(isRoadPriced(context) ? [texts.road(place, ...roadRange(job.km ?? 0))] : []),
    ...(asked.length > 0 ? [texts.owners(asked)] : []),
    ...(paid.length > 0 ? [texts.yourself(paid)] : []),
    ...(left.length > 0 ? [texts.leftOut(left)] : []),
  ];
}

const nameOf = (texts: Texts, { part }: CostPart): string => (part === 'rent' ? '' : texts.partsWithin[part]);

/** What else the card says: overtime, minimum, Sundays. */
export function cardNotes(texts: Texts, { facts: { rent, card } }: CostContext): readonly string[] {
  const { overtime, minimum, sundaysFree, included } = card;
  const { day, week, month } = tiersOf(rent, card);
  return [
    ...(overtime === undefined || !(day ?? week ?? month)
      ? []
      : [
          day
            ? texts.beyond(included?.day ?? usualIncluded.day, saidRupees(overtime))
            : texts.overtimeAt(saidRupees(overtime)),
        ]),
    ...(minimum ? [texts.atLeast(minimum.amount, minimum.unit === 'hours' ? 'hour' : 'day')] : []),
    ...(sundaysFree ? [texts.sundays] : []),
  ];
}
