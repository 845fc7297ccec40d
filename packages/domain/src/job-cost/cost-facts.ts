import { rupeesToPaise } from '../paise.ts';
import type { RentalType } from '../rental.ts';
import type { TypicalCosts } from './cost-part.ts';
import type { CostFacts } from './job-cost.ts';
import type { RateCard, TypeParts } from './rate-card.ts';
import { cardInPaise } from './rupees.ts';

/** The documented rent of a machine, in rupees. */
export interface SaidRent {
  readonly rentalValue: number;
  readonly finalRentalValue?: number | undefined;
  readonly rentalType: RentalType;
  /** Percent. */
  readonly discount: number;
}

/** What calls say of the cost of a machine, in rupees. */
export interface SaidTerms {
  readonly card: RateCard;
  readonly parts: TypeParts;
  /** Percent of GST. */
  readonly gst: number;
  readonly typical: TypicalCosts;
}

/** Typical costs in paise, from those of a call. @throws RangeError unless all amounts are rupees from 0 */
function typicalInPaise({ overtime, transport, shift, diesel, board, ...rest }: TypicalCosts): TypicalCosts {
  return {
    ...rest,
    ...(overtime !== undefined && { overtime: rupeesToPaise(overtime) }),
    ...(transport && { transport: both(transport, (all) => all.map(rupeesToPaise)) }),
    ...(shift && { shift: both(shift, rupeesToPaise) }),
    diesel: rupeesToPaise(diesel),
    board: rupeesToPaise(board),
  };
}

const both = <T>({ middle, most }: { readonly middle: T; readonly most: T }, as: (one: T) => T) => ({
  middle: as(middle),
  most: as(most),
});

/** What the cost of a machine is worked out from, out of what calls say. @throws RangeError unless all amounts are rupees from 0 */
export function costFacts(
  { rentalValue, finalRentalValue, rentalType, discount }: SaidRent,
  { card, parts, gst, typical }: SaidTerms,
): CostFacts {
  return {
    rent: {
      paise: rupeesToPaise(rentalValue),
      type: rentalType,
      discount,
      ...(finalRentalValue !== undefined && { finalPaise: rupeesToPaise(finalRentalValue) }),
    },
    card: cardInPaise(card),
    parts,
    gst,
    typical: typicalInPaise(typical),
  };
}
