import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/types.ts';
import { all, baseConditions, facetConditions, priceCondition } from './conditions.ts';
import type { FacetCounts } from './facets.ts';
import type { Filters } from './filters.ts';

/** One line of counts: of one option of one facet, or of all (every option null). */
interface FacetRow {
  readonly category_ids: number[];
  readonly type_id: number;
  readonly region: string;
  readonly discount_step: number;
  readonly insurance: boolean;
  /** Which facet this line belongs to: the one column that was grouped by. */
  readonly facet: 'category' | 'type' | 'zone' | 'step' | 'insurance' | 'all';
  /** Machines of this option under the other facets' filters; for `all`, under every filter. */
  readonly n: number;
  readonly min_paise: number | null;
  readonly max_paise: number | null;
}

/** The counts of every facet over the machines themselves, in one pass: for filters that the rollup does not know. */
export async function liveFacetCounts(db: Kysely<Database>, filters: Filters): Promise<FacetCounts> {
  const on = facetConditions(filters);
  const { rows } = await sql<FacetRow>`
    with found as (select category_ids, equipment_type_id as type_id, region, discount_step(discount) as discount_step,
        insurance_available as insurance, final_rental_paise as paise, (${priceCondition(filters)}) as priced,
        discount >= ${filters.discount ?? 0}::numeric as reduced
      from equipment where ${all(baseConditions(filters))}),
    tested as (select *, (${on.category}) as in_category, (${on.type}) as in_type, (${on.zone}) as in_zone,
      (${on.insurance}) as in_insurance from found)
    select category_ids, type_id, region, discount_step, insurance,
      case when grouping(category_ids) = 0 then 'category' when grouping(type_id) = 0 then 'type' when grouping(region) = 0 then 'zone'
        when grouping(discount_step) = 0 then 'step' when grouping(insurance) = 0 then 'insurance' else 'all' end as facet,
      (case
        when grouping(category_ids) = 0 then count(*) filter (where in_type and in_zone and in_insurance and reduced and priced)
        when grouping(type_id) = 0 then count(*) filter (where in_category and in_zone and in_insurance and reduced and priced)
        when grouping(region) = 0 then count(*) filter (where in_category and in_type and in_insurance and reduced and priced)
        when grouping(discount_step) = 0 then count(*) filter (where in_category and in_type and in_zone and in_insurance and priced)
        when grouping(insurance) = 0 then count(*) filter (where in_category and in_type and in_zone and reduced and priced)
        else 0 end)::int as n,
      min(paise) filter (where in_category and in_type and in_zone and in_insurance and reduced) as min_paise,
      max(paise) filter (where in_category and in_type and in_zone and in_insurance and reduced) as max_paise
    from tested
    group by grouping sets ((category_ids), (type_id), (region), (discount_step), (insurance), ())`.execute(db);
  return countsOf(rows);
}

function countsOf(rows: readonly FacetRow[]): FacetCounts {
  const of = (facet: FacetRow['facet']) => rows.filter((row) => row.facet === facet);
  const category = new Map<number, number>();
  for (const row of of('category')) {
    for (const id of row.category_ids) category.set(id, (category.get(id) ?? 0) + row.n);
  }
  const whole = of('all')[0];
  return {
    category,
    type: new Map(of('type').map((row) => [row.type_id, row.n])),
    zone: new Map(of('zone').map((row) => [row.region, row.n])),
    step: new Map(of('step').map((row) => [row.discount_step, row.n])),
    insurance: new Map(of('insurance').map((row) => [row.insurance, row.n])),
    minPaise: whole?.min_paise ?? 0,
    maxPaise: whole?.max_paise ?? 0,
  };
}
