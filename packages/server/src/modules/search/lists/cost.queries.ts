import { sql } from 'kysely';
import type { Db } from '../../../database/types.ts';
import { hireColumns, type HireRow, leastADay } from '../../hire-costs/index.ts';
import { all, gatherConditions, orderedConditions } from './conditions.ts';
import type { Filters } from './filters.ts';

/** What costs are worked out from, of all that pass the filters: for few matches. */
export async function costRows(db: Db, filters: Filters): Promise<readonly HireRow[]> {
  const { rows } =
    await sql<HireRow>`select ${hireColumns} from equipment where ${all(gatherConditions(filters))}`.execute(db);
  return rows;
}

/** How far the machines of a type were read, in the order of the least that a day costs. */
export interface Stream {
  readonly typeId: number;
  readonly least: number;
  readonly id: string;
}

/** The next machines of each type that pass the filters, so many of each; a type's are in order. */
export async function nextByLeast(
  db: Db,
  filters: Filters,
  streams: readonly Stream[],
  limit: number,
): Promise<readonly (HireRow & { readonly least: number })[]> {
  const [types, least, ids] = [
    streams.map(({ typeId }) => typeId),
    streams.map((stream) => stream.least),
    streams.map(({ id }) => id),
  ];
  const { rows } = await sql<HireRow & { readonly least: number }>`
    select m.* from unnest(${types}::int[], ${least}::bigint[], ${ids}::uuid[]) s (type_id, least, after)
      cross join lateral (
        select ${hireColumns}, ${leastADay} as least from equipment
        where ${all(orderedConditions(filters))} and equipment_type_id = s.type_id and (${leastADay}, id) > (s.least, s.after)
        order by ${leastADay}, id limit ${limit}) m
    order by m.equipment_type_id, m.least, m.id`.execute(db);
  return rows;
}
