import { paiseToRupees, rupeesToPaise } from '../paise.ts';
import type { RateCard } from './rate-card.ts';

/** The amounts of a card by another measure. */
function withAmounts(
  { tiers, overtime, transport, operator, deposit, ...card }: RateCard,
  as: (amount: number) => number,
): RateCard {
  return {
    ...card,
    ...(tiers && {
      tiers: Object.fromEntries(
        Object.entries(tiers).flatMap(([unit, price]) => (price === undefined ? [] : [[unit, as(price)]])),
      ),
    }),
    ...(overtime !== undefined && { overtime: as(overtime) }),
    ...(transport && {
      transport:
        transport.state === 'extra'
          ? { ...transport, each: as(transport.each), perKm: as(transport.perKm) }
          : transport,
    }),
    ...(operator && { operator: operator.state === 'extra' ? { ...operator, shift: as(operator.shift) } : operator }),
    ...(deposit !== undefined && { deposit: as(deposit) }),
  };
}

/** A card as calls carry it, in rupees, from one in paise. */
export const cardInRupees = (card: RateCard): RateCard => withAmounts(card, paiseToRupees);

/** A card in paise, from one as calls carry it. @throws RangeError unless all amounts are rupees from 0 */
export const cardInPaise = (card: RateCard): RateCard => withAmounts(card, rupeesToPaise);
