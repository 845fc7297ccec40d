import { sql } from 'kysely';
import type { Db } from '../../database/types.ts';
import type { KeptPicture } from './pictures.service.ts';

/** A stored picture, its recipe unvalidated; `undefined` if there is none. */
export async function findPicture(db: Db, id: string): Promise<KeptPicture | undefined> {
  return db.selectFrom('pictures').select(['kind', 'recipe']).where('id', '=', id).executeTakeFirst();
}

/** The first pictures of the machines that a visitor of a city sees first, then of those that any visitor sees first. */
export async function findFirstSeen(db: Db, cityId: string, limit: number): Promise<string[]> {
  const best = db
    .selectFrom('equipment')
    .select(sql<string | null>`picture_ids[1]`.as('id'))
    .where('listed', '=', true)
    .orderBy('rank_score', 'desc')
    .orderBy('id')
    .limit(limit);
  const [here, anywhere] = [await best.where('city_id', '=', cityId).execute(), await best.execute()];
  return [...new Set([...here, ...anywhere].flatMap(({ id }) => id ?? []))];
}
