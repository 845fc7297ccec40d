import { sql } from 'kysely';
import type { Db } from '../../../database/types.ts';
import { all, gatherConditions } from '../lists/index.ts';

/** Rents and stars over all listed machines. */
export interface Summary {
  /** Paise; null if nothing is rented by the day. */
  readonly lowestDayPaise: number | null;
  readonly ratings: number;
  /** The sum of all stars. */
  readonly stars: number;
}

export async function readSummary(db: Db): Promise<Summary> {
  const { rows } = await sql<Summary>`
    select min(final_rental_paise) filter (where rental_type = 1) as "lowestDayPaise", coalesce(sum(rating_count), 0)::int as ratings,
      coalesce(sum(rating_count * rating_average), 0)::float8 as stars
    from equipment where listed`.execute(db);
  return rows[0] ?? { lowestDayPaise: null, ratings: 0, stars: 0 };
}

/** How many listed machines are within a radius of a place. */
export async function countAround(
  db: Db,
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
  radiusKm: number,
): Promise<number> {
  const conditions = gatherConditions({ words: [], near: { latitude, longitude, radiusKm } });
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from equipment where ${all(conditions)}`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

/** For each kind, the pictures of a city's first machine in a list's order; a kind is a set of types. */
export async function picturesOfKinds(
  db: Db,
  cityId: string,
  kinds: readonly (readonly number[])[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  if (kinds.length === 0) return new Map();
  const wanted = sql.join(kinds.map((types, kind) => sql`(${kind}::int, ${[...types]}::int[])`));
  const { rows } = await sql<{ kind: number; pictures: string[] }>`
    select wanted.kind, first.picture_ids as pictures from (values ${wanted}) wanted(kind, types) cross join lateral (
      select picture_ids from equipment e where e.listed and e.city_id = ${cityId} and e.equipment_type_id = any(wanted.types)
        and cardinality(e.picture_ids) > 0 order by e.rank_score desc, e.id limit 1) first`.execute(db);
  return new Map(rows.map(({ kind, pictures }) => [kind, pictures]));
}
