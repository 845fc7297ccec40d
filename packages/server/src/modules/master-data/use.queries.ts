import type { getMasterDataUse, OutputOf } from '@yantra/contract/calls';
import { sql } from 'kysely';
import type { Db } from '../../database/types.ts';

type Use = OutputOf<typeof getMasterDataUse>;
type Row = Use['types'][number];

/** How many machines types and categories have; those that nothing is of are left out. */
export async function masterDataUse(db: Db): Promise<Use> {
  const [types, categories] = await Promise.all([
    sql<Row>`select equipment_type_id as id, count(*) filter (where deleted_at is null)::int as machines,
      count(*) filter (where listed)::int as listed, true as "isUsed" from equipment group by 1 order by 1`.execute(db),
    sql<Row>`
      select id, sum(machines)::int as machines, sum(listed)::int as listed, true as "isUsed" from (
        select k as id, count(*) filter (where deleted_at is null) as machines, count(*) filter (where listed) as listed
          from equipment cross join unnest(category_ids) k group by 1
        union all select category_id, 0, 0 from requirements group by 1) counted
      group by 1 order by 1`.execute(db),
  ]);
  return { types: types.rows, categories: categories.rows };
}

/** Whether a machine, also a deleted one, is of a type. */
export async function isTypeUsed(trx: Db, id: number): Promise<boolean> {
  const { rows } = await sql`select from equipment where equipment_type_id = ${id}::int limit 1`.execute(trx);
  return rows.length > 0;
}

/** Whether a machine, also a deleted one, or a requirement is in a category. */
export async function isCategoryUsed(trx: Db, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from equipment where category_ids @> array[${id}::int]
    union all select from requirements where category_id = ${id}::int limit 1`.execute(trx);
  return rows.length > 0;
}
