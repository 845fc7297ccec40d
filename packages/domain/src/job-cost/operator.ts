import type { CostPart, TypicalCosts } from './cost-part.ts';
import type { OperatorTerms } from './rate-card.ts';

/** One operator may work so many hours a day; longer days are two shifts (Factories Act, 1948, s. 54 and 56: at most 12 with overtime). */
const hoursOfShift = 12;

/** Shifts of operators on so many days. */
export const shiftsOf = (days: number, hoursADay: number): number => days * Math.ceil(hoursADay / hoursOfShift);

/** The operator, for a job that needs one. @param shifts at least 1 */
export function operatorOf(terms: OperatorTerms | undefined, shifts: number, typical: TypicalCosts): CostPart {
  switch (terms?.state) {
    case undefined:
      return { part: 'operator', state: 'unknown', quantity: shifts, typical: shifts * (typical.shift?.most ?? 0) };
    case 'renter':
      return { part: 'operator', state: 'renter', quantity: shifts, typical: shifts * (typical.shift?.middle ?? 0) };
    case 'included':
      return { part: 'operator', state: 'included', quantity: shifts, amount: 0 };
    case 'extra':
      return { part: 'operator', state: 'extra', quantity: shifts, rate: terms.shift, amount: shifts * terms.shift };
  }
}

/** The operator's food and bed, where the renter gives them; undefined where not. */
export function boardOf(
  terms: OperatorTerms | undefined,
  shifts: number,
  { board }: Pick<TypicalCosts, 'board'>,
): CostPart | undefined {
  if (terms === undefined || terms.state === 'renter' || !terms.board) return undefined;
  return { part: 'board', state: 'renter', quantity: shifts, typical: shifts * board };
}
