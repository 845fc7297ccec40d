import { sql } from 'kysely';
import type { Db } from '../../database/types.ts';

/** What was found for a search. */
export interface HitRow {
  readonly search_id: string;
  readonly equipment_id: string;
  readonly place: string;
  readonly told_place: string;
  readonly before_paise: string | null;
}

/** The latest found of each search, the newest first. @param after by search, the place after which they are wanted */
export async function latestHits(db: Db, after: ReadonlyMap<string, string>, most: number): Promise<HitRow[]> {
  if (after.size === 0) return [];
  const { rows } = await sql<HitRow>`
    select h.* from unnest(${[...after.keys()]}::bigint[], ${[...after.values()]}::bigint[]) w(id, after)
    cross join lateral (select search_id::text, equipment_id, place::text, told_place::text, before_paise::text from search_hits
      where search_id = w.id and search_hits.place > w.after order by search_hits.place desc limit ${most}) h`.execute(
    db,
  );
  return rows;
}
