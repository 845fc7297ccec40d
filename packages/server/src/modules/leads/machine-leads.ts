import { sql } from 'kysely';
import type { Db } from '../../database/types.ts';
import { broughtBy } from './whose-leads.ts';

/** How many leads each of these machines brought its owner, by id; machines without any are absent. */
export async function leadsOfMachines(db: Db, ids: readonly string[], now: Date): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; n: number }>`
    select machine_id as id, count(*)::int as n from (${broughtBy(ids, now)}) brought group by machine_id`.execute(db);
  return new Map(rows.map(({ id, n }) => [id, n]));
}
