import type { Facets } from '@yantra/contract/calls';
import { discountSteps, paiseToRupees, zones } from '@yantra/domain';
import { capacityOf, nameOfType, type Vocabulary } from '../vocabulary/index.ts';

/** Machines by option, each facet under all filters but its own. */
export interface FacetCounts {
  readonly category: ReadonlyMap<number, number>;
  readonly type: ReadonlyMap<number, number>;
  readonly zone: ReadonlyMap<string, number>;
  /** By the greatest step reached; 0 below the first. */
  readonly step: ReadonlyMap<number, number>;
  readonly insurance: ReadonlyMap<boolean, number>;
  readonly minPaise: number;
  readonly maxPaise: number;
}

/** The counts for the answer: every active category and zone, even at 0; only existing types. */
export function facetsOf(counts: FacetCounts, vocabulary: Vocabulary, typeIds: readonly number[] | undefined): Facets {
  const capacity = typeIds && capacityOf(typeIds, vocabulary);
  const ofStep = (step: number) => [...counts.step].reduce((sum, [reached, n]) => (reached >= step ? sum + n : sum), 0);
  return {
    categories: [...vocabulary.categories.values()].map(({ id, name }) => ({
      id: String(id),
      value: name,
      count: counts.category.get(id) ?? 0,
    })),
    equipmentTypes: [...vocabulary.types.values()]
      .filter(({ id }) => counts.type.has(id))
      .map(({ id, type, subType }) => ({
        id: String(id),
        value: nameOfType(type, subType),
        count: counts.type.get(id) ?? 0,
      })),
    zones: zones.map((zone) => ({ id: zone, value: zone, count: counts.zone.get(zone) ?? 0 })),
    discounts: discountSteps.map((step) => ({ id: String(step), value: `${step}% or more`, count: ofStep(step) })),
    insurance: { yes: counts.insurance.get(true) ?? 0, no: counts.insurance.get(false) ?? 0 },
    price: { min: paiseToRupees(counts.minPaise), max: paiseToRupees(counts.maxPaise) },
    ...(capacity === undefined ? {} : { capacity }),
  };
}
