import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/types.ts';
import { all, baseConditions, facetConditions, priceCondition } from './conditions.ts';
import { type Filters, isInRollup } from './filters.ts';

/** One line of counts: of one option of one facet, or of all (every option null). */
export interface FacetRow {
  readonly category_ids: number[] | null;
  readonly type_id: number | null;
  readonly region: string | null;
  readonly discount_step: number | null;
  readonly insurance: boolean | null;
  /** Which facet this line belongs to: the one column that was grouped by. */
  readonly facet: 'category' | 'type' | 'zone' | 'discount' | 'insurance' | 'all';
  /** Machines of this option under the other facets' filters; for `all`, under every filter. */
  readonly n: number;
  readonly min_paise: number | null;
  readonly max_paise: number | null;
}

/* Cells of machines: from the rollup where it knows all filters, else each machine is a cell of its own. `priced` is whether the cell passes
   the price filter, `reduced` whether it passes the discount filter. */
function cells(filters: Filters): RawBuilder<unknown> {
  const discount = filters.discount ?? 0;
  if (!isInRollup(filters)) {
    return sql`select category_ids, equipment_type_id as type_id, region, discount_step(discount) as discount_step,
      insurance_available as insurance, 1 as n, final_rental_paise as min_paise, final_rental_paise as max_paise,
      (${priceCondition(filters)}) as priced, discount >= ${discount}::numeric as reduced
      from equipment where ${all(baseConditions(filters))}`;
  }
  return sql`select category_ids, type_id, region, discount_step, insurance, n, min_paise, max_paise, true as priced,
    discount_step >= ${discount}::numeric as reduced from equipment_rollup where ${all(rollupScope(filters))}`;
}

function rollupScope({ cityIds, termCategoryId, termTypeIds }: Filters): RawBuilder<unknown>[] {
  return [
    sql`city_id = any(${cityIds === undefined ? ['*'] : [...cityIds]}::text[])`,
    ...(termCategoryId === undefined ? [] : [sql`category_ids @> array[${termCategoryId}::int]`]),
    ...(termTypeIds === undefined ? [] : [sql`type_id = any(${[...termTypeIds]}::int[])`]),
  ];
}

/** The counts of every facet, each without its own filter, and of the whole list, in one pass. */
export async function facetCounts(db: Kysely<Database>, filters: Filters): Promise<FacetRow[]> {
  const on = facetConditions(filters);
  const { rows } = await sql<FacetRow>`
    with cells as (select c.*, (${on.category}) as in_category, (${on.type}) as in_type, (${on.zone}) as in_zone,
        (${on.insurance}) as in_insurance from (${cells(filters)}) c)
    select category_ids, type_id, region, discount_step, insurance,
      case when grouping(category_ids) = 0 then 'category' when grouping(type_id) = 0 then 'type' when grouping(region) = 0 then 'zone'
        when grouping(discount_step) = 0 then 'discount' when grouping(insurance) = 0 then 'insurance' else 'all' end as facet,
      coalesce(case
        when grouping(category_ids) = 0 then sum(n) filter (where in_type and in_zone and in_insurance and reduced and priced)
        when grouping(type_id) = 0 then sum(n) filter (where in_category and in_zone and in_insurance and reduced and priced)
        when grouping(region) = 0 then sum(n) filter (where in_category and in_type and in_insurance and reduced and priced)
        when grouping(discount_step) = 0 then sum(n) filter (where in_category and in_type and in_zone and in_insurance and priced)
        when grouping(insurance) = 0 then sum(n) filter (where in_category and in_type and in_zone and reduced and priced)
        else sum(n) filter (where in_category and in_type and in_zone and in_insurance and reduced and priced) end, 0)::int as n,
      min(min_paise) filter (where in_category and in_type and in_zone and in_insurance and reduced) as min_paise,
      max(max_paise) filter (where in_category and in_type and in_zone and in_insurance and reduced) as max_paise
    from cells
    group by grouping sets ((category_ids), (type_id), (region), (discount_step), (insurance), ())`.execute(db);
  return rows;
}

/** How many machines pass all filters, and how many there are in their cities. Only for what the rollup knows. */
export async function rollupTotal(db: Kysely<Database>, filters: Filters): Promise<{ total: number; scope: number }> {
  const on = facetConditions(filters);
  const { cityIds, termCategoryId, termTypeIds } = filters;
  const term = rollupScope({
    words: [],
    ...(termCategoryId && { termCategoryId }),
    ...(termTypeIds && { termTypeIds }),
  });
  const conditions = [...term.slice(1), on.category, on.type, on.zone, on.insurance];
  const { rows } = await sql<{ total: number; scope: number }>`
    select coalesce(sum(n) filter (where ${all(conditions)} and discount_step >= ${filters.discount ?? 0}::numeric), 0)::int as total,
      coalesce(sum(n), 0)::int as scope
    from equipment_rollup where city_id = any(${cityIds === undefined ? ['*'] : [...cityIds]}::text[])`.execute(db);
  return rows[0] ?? { total: 0, scope: 0 };
}
