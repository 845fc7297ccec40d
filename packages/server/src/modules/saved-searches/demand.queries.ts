import { sql } from 'kysely';
import type { Db } from '../../database/types.ts';

/** How many people wait for a kind in a city. */
export interface WaitRow {
  readonly kind: string;
  readonly city_id: string;
  readonly people: number;
  /** `14 t`: what most of them ask for, if at least half of them name a size. */
  readonly size: string | null;
}

const size = sql`case when count(s.size) * 2 >= count(*) then mode() within group (order by s.size || ' ' || s.unit) end`;
/* Saved searches that still wait. */
const waiting = (today: string) =>
  sql`s.paused_at is null and exists (select from wanted_searches w where w.id = s.search_id and (w.first_day is null or w.first_day >= ${today}::date))`;

/** An owner's machine, how many people keep it, and who waits for the like. */
export interface OwnWaitRow extends WaitRow {
  readonly id: string;
  readonly kept: number;
}

/** The owner's machines, with how many people wait for the type, or for one of its categories, in its city. Each type and city of theirs is counted once. */
export async function waitsForOwn(db: Db, ownerId: string, today: string): Promise<OwnWaitRow[]> {
  const { rows } = await sql<OwnWaitRow>`
    with own as (
      select e.id, e.city_id, t.type as kind, e.category_ids from equipment e join equipment_types t on t.id = e.equipment_type_id
      where e.supplier_id = ${ownerId}::uuid and e.deleted_at is null),
    parts as (select distinct city_id, kind, category_ids from own),
    waits as (
      select p.city_id, p.kind, p.category_ids, count(distinct s.user_id)::int as people, ${size} as size
      from parts p
      join wanted_places w on w.city_id = p.city_id
        and w.kind = any(array[p.kind] || array(select c.name from categories c where c.id = any(p.category_ids)))
      join saved_searches s on s.search_id = w.search_id and s.user_id <> ${ownerId}::uuid and ${waiting(today)}
      group by 1, 2, 3)
    select o.id, o.city_id, o.kind, coalesce(w.people, 0) as people, w.size, k.kept
    from own o left join waits w on w.city_id = o.city_id and w.kind = o.kind and w.category_ids = o.category_ids
    cross join lateral (select count(*)::int as kept from kept_machines m where m.equipment_id = o.id and m.user_id <> ${ownerId}::uuid) k
    where w.people > 0 or k.kept > 0 order by people desc, k.kept desc, o.id`.execute(db);
  return rows;
}

/** What people wait for in the owner's cities and the owner has no machine of there, most people first. */
export async function lackingOf(db: Db, ownerId: string, today: string, most: number): Promise<WaitRow[]> {
  const { rows } = await sql<WaitRow>`
    with own as (
      select distinct e.city_id, t.type as kind, e.category_ids from equipment e join equipment_types t on t.id = e.equipment_type_id
      where e.supplier_id = ${ownerId}::uuid and e.deleted_at is null),
    had as (
      select city_id, kind from own union select o.city_id, c.name from own o join categories c on c.id = any(o.category_ids))
    select w.kind, w.city_id, count(distinct s.user_id)::int as people, ${size} as size
    from (select distinct city_id from own) o join wanted_places w on w.city_id = o.city_id
    join saved_searches s on s.search_id = w.search_id and s.user_id <> ${ownerId}::uuid and ${waiting(today)}
    where not exists (select from had h where h.city_id = w.city_id and h.kind = w.kind)
    group by 1, 2 order by people desc, 1, 2 limit ${most}`.execute(db);
  return rows;
}

/** What people wait for, by kind and city; of these cities or of all. */
export async function waitsByPlace(db: Db, today: string): Promise<WaitRow[]> {
  const { rows } = await sql<WaitRow>`
    select p.kind, p.city_id, count(distinct s.user_id)::int as people, ${size} as size
    from wanted_places p join saved_searches s on s.search_id = p.search_id and ${waiting(today)}
    group by 1, 2 order by people desc, 1, 2`.execute(db);
  return rows;
}

/** Saved searches that wait, and whose they are. */
export async function savedSums(db: Db, today: string): Promise<{ searches: number; people: number }> {
  const { rows } = await sql<{ searches: number; people: number }>`
    select count(*)::int as searches, count(distinct user_id)::int as people from saved_searches s where ${waiting(today)}`.execute(
    db,
  );
  return rows[0] ?? { searches: 0, people: 0 };
}

/** Machines that somebody keeps, and how often all of them are kept. */
export async function keptSums(db: Db): Promise<{ machinesKept: number; kept: number }> {
  const { rows } = await sql<{ machinesKept: number; kept: number }>`
    select count(distinct equipment_id)::int as "machinesKept", count(*)::int as kept from kept_machines`.execute(db);
  return rows[0] ?? { machinesKept: 0, kept: 0 };
}

/** Listed machines by kind and city: of the types' groups and of the categories, from the stored counts. */
export async function machinesByPlace(db: Db): Promise<{ kind: string; city_id: string; n: number }[]> {
  const { rows } = await sql<{ kind: string; city_id: string; n: number }>`
    select t.type as kind, r.city_id, sum(r.n)::int as n from equipment_rollup r join equipment_types t on t.id = r.type_id group by 1, 2
    union all
    select c.name, r.city_id, sum(r.n)::int from equipment_rollup r join categories c on c.id = any(r.category_ids) group by 1, 2`.execute(
    db,
  );
  return rows;
}
