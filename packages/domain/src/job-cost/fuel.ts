import type { CostPart, TypicalCosts } from './cost-part.ts';
import type { FuelTerms } from './rate-card.ts';

/** Fuel for the hours worked. It bears no GST and never stands in the total: what is not included is bought by the renter. */
export function fuelOf(terms: FuelTerms | undefined, hours: number, { litres, diesel }: TypicalCosts): CostPart {
  const priceOf = (litresAnHour: number | undefined): number => Math.round((litresAnHour ?? 0) * hours * diesel);
  switch (terms?.state) {
    case undefined:
      return { part: 'fuel', state: 'unknown', typical: priceOf(litres?.most) };
    case 'renter':
      return {
        part: 'fuel',
        state: 'renter',
        ...(terms.litres !== undefined && { quantity: terms.litres }),
        typical: priceOf(terms.litres ?? litres?.middle),
      };
    case 'included':
      return { part: 'fuel', state: 'included', amount: 0 };
  }
}
