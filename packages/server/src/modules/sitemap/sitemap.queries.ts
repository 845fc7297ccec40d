import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/types.ts';

/** How many machines are listed, and the cities that have some; from the rollup, without touching a machine. */
export async function listedFacts(db: Kysely<Database>): Promise<{ total: number; cityIds: string[] }> {
  const { rows } = await sql<{ city_id: string; n: number }>`
    select city_id, sum(n)::int as n from equipment_rollup group by city_id order by length(city_id), city_id`.execute(
    db,
  );
  return {
    total: rows.find((row) => row.city_id === '*')?.n ?? 0,
    cityIds: rows.filter((row) => row.city_id !== '*').map((row) => row.city_id),
  };
}

/** The ids of listed machines, oldest first, so that what comes new is added at the end; read from an index alone. */
export async function listedIds(db: Kysely<Database>, offset: number, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from equipment where listed order by created_at, id desc offset ${offset} limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
