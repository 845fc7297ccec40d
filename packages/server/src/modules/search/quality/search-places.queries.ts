import { sql } from 'kysely';
import type { Db } from '../../../database/types.ts';
import type { CountedPlace, CountedUnmet } from './search-places.ts';

/** Additions to a day. */
export interface PlacesOfDay {
  readonly day: string;
  readonly places: readonly CountedPlace[];
  readonly unmet: readonly CountedUnmet[];
  /** The most different unmet terms per day. */
  readonly most: number;
}

/** Adds searches by place in one statement, sorted, so that two processes cannot deadlock. */
export async function addPlaces(db: Db, { day, places, unmet, most }: PlacesOfDay): Promise<void> {
  if (places.length === 0) return;
  const place = <K extends keyof CountedPlace>(name: K) => places.map((one) => one[name]);
  const term = <K extends keyof CountedUnmet>(name: K) => unmet.map((one) => one[name]);
  await sql`
    with days as (
        insert into search_days as s (day, city_id, searches, unknown, far)
          select ${day}::date, g.* from unnest(${place('cityId')}::text[], ${place('searches')}::int[], ${place('unknown')}::int[],
            ${place('far')}::int[]) as g(city_id, searches, unknown, far) order by city_id
        on conflict (day, city_id) do update set searches = s.searches + excluded.searches, unknown = s.unknown + excluded.unknown,
          far = s.far + excluded.far),
      made as (
        select g.*, u.term is not null as known from unnest(${term('cityId')}::text[], ${term('term')}::text[], ${term('n')}::int[],
          ${term('why')}::text[], ${term('nearestKm')}::int[], ${term('kinds')}::text[]) as g(city_id, term, n, why, nearest_km, kinds)
        left join unmet_searches u on u.day = ${day}::date and u.city_id = g.city_id and u.term = g.term),
      kept as (
        select * from (select *, row_number() over (partition by known order by n desc, term, city_id) as turn from made) m
        where known or turn <= ${most} - (select count(*) from unmet_searches where day = ${day}::date))
    insert into unmet_searches as u (day, city_id, term, n, why, nearest_km, kinds)
      select ${day}::date, city_id, term, n, why, nearest_km, left(kinds, 200) from kept order by city_id, term
    on conflict (day, city_id, term) do update set n = u.n + excluded.n, why = excluded.why, nearest_km = excluded.nearest_km,
      kinds = excluded.kinds`.execute(db);
}
