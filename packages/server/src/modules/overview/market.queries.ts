import { sql } from 'kysely';
import type { Db } from '../../database/types.ts';

/** The kinds that were searched for most since a day, with how many listed machines of each a city has. */
export async function searchedKinds(db: Db, cityId: string, first: string, most: number) {
  const { rows } = await sql<{ kind: string; searches: number; machines: number }>`
    select top.kind, top.searches,
      (select count(*)::int from equipment e join equipment_types ty on ty.id = e.equipment_type_id
        where e.listed and e.city_id = ${cityId} and ty.type = top.kind) as machines
    from (
      select k.kind, sum(s.n)::int as searches from searches s, unnest(string_to_array(s.kinds, ', ')) as k(kind)
      where s.day >= ${first}::date and exists (select from equipment_types ty where ty.type = k.kind and ty.active and not ty.deleted)
      group by k.kind order by searches desc, k.kind limit ${most}) top
    order by top.searches desc, top.kind`.execute(db);
  return rows;
}

/** What the middle half of a city's owners asks, for the kinds that most of its listed machines are of. @param few of fewer machines nothing is said */
export async function rentsAsked(
  db: Db,
  cityId: string,
  { few, most }: { readonly few: number; readonly most: number },
) {
  const { rows } = await sql<{ type: string; sub_type: string; rental_type: number; low: string; high: string }>`
    select ty.type, ty.sub_type, asked.rental_type, asked.low, asked.high from (
      select distinct on (equipment_type_id) equipment_type_id, rental_type, count(*) as machines,
        percentile_disc(0.25) within group (order by final_rental_paise) as low,
        percentile_disc(0.75) within group (order by final_rental_paise) as high
      from equipment where listed and city_id = ${cityId} group by 1, 2 having count(*) >= ${few}
      order by equipment_type_id, count(*) desc, rental_type) asked
    join equipment_types ty on ty.id = asked.equipment_type_id and not ty.deleted
    order by asked.machines desc, ty.id limit ${most}`.execute(db);
  return rows;
}
