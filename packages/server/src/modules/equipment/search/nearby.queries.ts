import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/types.ts';
import { all, gatherConditions, rollupConditions } from './conditions.ts';
import { type Filters, isInRollup } from './filters.ts';

/** How many machines a search finds in each city of India: from the rollup where it can tell, else from the machines. */
export async function countsByCity(
  db: Kysely<Database>,
  filters: Filters,
): Promise<readonly { readonly cityId: string; readonly n: number }[]> {
  const { rows } = isInRollup(filters)
    ? await sql<{ cityId: string; n: number }>`
        select city_id as "cityId", sum(n)::int as n from equipment_rollup
        where city_id <> '*' and ${all(rollupConditions(filters))} group by city_id`.execute(db)
    : await sql<{ cityId: string; n: number }>`
        select city_id as "cityId", count(*)::int as n from equipment where ${all(gatherConditions(filters))} group by city_id`.execute(
        db,
      );
  return rows;
}
