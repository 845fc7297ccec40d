import type { Facets } from '@yantra/contract/calls';
import { discountSteps, paiseToRupees, zones } from '@yantra/domain';
import type { FacetRow } from './facets.queries.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The counts as the answer shows them: every active category and zone, also at 0; of the types those that exist here. */
export function facetsOf(rows: readonly FacetRow[], vocabulary: Vocabulary): Facets {
  const whole = rows.find((row) => row.facet === 'all');
  return {
    categories: categoryCounts(rows, vocabulary),
    equipmentTypes: typeCounts(rows, vocabulary),
    zones: zones.map((zone) => ({
      id: zone,
      value: zone,
      count: sum(rows, (row) => row.facet === 'zone' && row.region === zone),
    })),
    discounts: discountSteps.map((step) => ({
      id: String(step),
      value: `${step}% or more`,
      count: sum(rows, (row) => row.facet === 'discount' && (row.discount_step ?? 0) >= step),
    })),
    insurance: {
      yes: sum(rows, (row) => row.facet === 'insurance' && row.insurance === true),
      no: sum(rows, (row) => row.facet === 'insurance' && row.insurance === false),
    },
    price: { min: paiseToRupees(whole?.min_paise ?? 0), max: paiseToRupees(whole?.max_paise ?? 0) },
  };
}

const sum = (rows: readonly FacetRow[], which: (row: FacetRow) => boolean): number =>
  rows.reduce((total, row) => (which(row) ? total + row.n : total), 0);

function categoryCounts(rows: readonly FacetRow[], { categories }: Vocabulary): Facets['categories'] {
  return [...categories.values()].map(({ id, name }) => ({
    id: String(id),
    value: name,
    count: sum(rows, (row) => row.facet === 'category' && (row.category_ids ?? []).includes(id)),
  }));
}

function typeCounts(rows: readonly FacetRow[], { types }: Vocabulary): Facets['equipmentTypes'] {
  const counts = new Map(
    rows.flatMap((row) => (row.facet === 'type' && row.type_id !== null ? [[row.type_id, row.n]] : [])),
  );
  return [...types.values()]
    .filter(({ id }) => counts.has(id))
    .map(({ id, type, subType }) => ({ id: String(id), value: nameOfType(type, subType), count: counts.get(id) ?? 0 }));
}

/** `Tractor, 41-50 HP, utility`; the group alone where there is no kind. */
export function nameOfType(type: string, subType: string): string {
  return subType === '' ? type : `${type}, ${subType}`;
}
