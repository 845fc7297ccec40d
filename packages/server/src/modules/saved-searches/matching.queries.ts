import { sql } from 'kysely';
import type { Db } from '../../database/types.ts';
import type { Filters } from '../search/lists/index.ts';
import type { KeyFacts } from './wanted-keys.ts';

/** A machine that searches have to be asked for. */
export interface Changed {
  readonly equipment_id: string;
  /** Its rows of the queue. */
  readonly ids: readonly string[];
  /** Its columns before the first change, if it was listed then. */
  readonly before: Readonly<Record<string, unknown>> | null;
}

/** The machines that wait longest, each once. @param only of these rows of the queue */
export async function waitingChanges(db: Db, most: number, only?: readonly string[]): Promise<Changed[]> {
  const { rows } = await sql<Changed>`
    select equipment_id, array_agg(id::text order by id) as ids, (array_agg(before order by id))[1] as before
    from (select id, equipment_id, before from search_changes
      where ${only === undefined ? sql`true` : sql`id = any(${[...only]}::bigint[])`} order by id limit ${most}) few
    group by equipment_id`.execute(db);
  return rows;
}

export async function forgetChanges(trx: Db, ids: readonly string[]): Promise<void> {
  await sql`delete from search_changes where id = any(${[...ids]}::bigint[])`.execute(trx);
}

/** What the index asks of a machine, its price, and its size. */
export interface MachineFacts extends KeyFacts {
  readonly id: string;
  readonly name: string;
  readonly final_rental_paise: string | number;
  readonly rental_type: number;
  readonly capacity: number | null;
  readonly units: number;
}

/** Of these machines the listed ones. */
export async function machineFacts(db: Db, ids: readonly string[]): Promise<MachineFacts[]> {
  const { rows } = await sql<MachineFacts>`
    select id, name, supplier_id, equipment_type_id, category_ids, city_id, region, latitude, longitude, final_rental_paise, rental_type, capacity, units,
      array(select word from unnest(tsvector_to_array(search)) word where strpos(word, '~') = 0) as lexemes
    from equipment where id = any(${[...ids]}::uuid[]) and listed`.execute(db);
  return rows;
}

/** A machine's keys in the index. */
export interface Asking {
  readonly id: string;
  readonly keys: readonly string[];
  readonly paise: string | number;
  readonly size: number | null;
}

/**
 * The searches under the machines' keys that their prices and sizes leave, by machine, and the conditions of each. One look into the index for each key: what
 * the planner must not make of it is a walk through all searches, hence the subquery that it cannot take apart.
 * @param today in India: whose job has begun looks for nothing any more
 */
export async function searchesFor(
  db: Db,
  asking: readonly Asking[],
  today: string,
): Promise<{ readonly filters: Map<string, Filters>; readonly searches: Map<string, string[]> }> {
  const keys = asking.flatMap((one, at) => one.keys.map((key) => ({ at: at + 1, key })));
  const { rows: found } = await sql<{ at: number; ids: string[] }>`
    select u.at, array_agg(distinct k.search_id::text) as ids
    from unnest(${keys.map(({ at }) => at)}::int[], ${keys.map(({ key }) => key)}::text[]) u(at, key)
    join unnest(${asking.map(({ paise }) => String(paise))}::bigint[], ${asking.map(({ size }) => size)}::float8[]) with ordinality m(paise, size, at)
      on m.at = u.at
    cross join lateral (select search_id from wanted_keys w where w.key = u.key collate "C" and w.most_paise >= m.paise and w.least_paise <= m.paise
      and w.least_size <= coalesce(m.size, '-infinity') and w.most_size >= coalesce(m.size, 'infinity') offset 0) k
    group by u.at`.execute(db);
  const ids = [...new Set(found.flatMap((one) => one.ids))];
  const filters = await filtersById(db, ids, today);
  const searches = new Map(
    found.flatMap(({ at, ids: own }) => {
      const id = asking[at - 1]?.id;
      return id === undefined ? [] : [[id, own.filter((one) => filters.has(one))] as const];
    }),
  );
  return { filters, searches };
}

/** The conditions of searches that still look for something. */
export async function filtersById(db: Db, ids: readonly string[], today: string): Promise<Map<string, Filters>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; filters: Filters | null }>`
    select id::text, filters from wanted_searches
    where id = any(${[...ids]}::bigint[]) and (first_day is null or first_day >= ${today}::date)`.execute(db);
  return new Map(rows.flatMap(({ id, filters }) => (filters === null ? [] : [[id, filters] as const])));
}

/** A machine that a search lists. */
export interface Hit {
  readonly searchId: string;
  readonly machine: MachineFacts;
  /** The search listed it before as well; then it is news only if it got cheaper. */
  readonly was: boolean;
  readonly before: { readonly paise: string | number; readonly type: number } | undefined;
}

/* Rents are compared by the day; both are the same machine's. */
const isCheaper = (now: string, then: string, percent: number) =>
  sql`${sql.raw(now)} * 100 <= ${sql.raw(then)} * ${100 - percent}::bigint`;

/**
 * Writes what was found, each machine once a search: as news if it is new there, got cheaper, or came back to people who were not told of it. A machine that
 * was there all along is noted quietly once its rent falls, so that a fall in steps is seen. Returns the searches with news.
 */
export async function writeHits(trx: Db, hits: readonly Hit[], percent: number, at: Date): Promise<string[]> {
  if (hits.length === 0) return [];
  const column = <Value>(of: (hit: Hit) => Value) => hits.map(of);
  const gotCheaper = isCheaper(
    'rent_a_day(excluded.told_paise, excluded.told_type)',
    'rent_a_day(h.told_paise, h.told_type)',
    percent,
  );
  const { rows } = await sql<{ search_id: string }>`
    with found as (
      select f.*, rent_a_day(f.paise, f.type) as rent, rent_a_day(f.before_paise, f.before_type) as before_rent
      from unnest(${column(({ searchId }) => searchId)}::bigint[], ${column(({ machine }) => machine.id)}::uuid[], ${column(({ was }) => was)}::boolean[],
        ${column(({ machine }) => String(machine.final_rental_paise))}::bigint[], ${column(({ machine }) => machine.rental_type)}::smallint[],
        ${column(({ before }) => (before === undefined ? null : String(before.paise)))}::bigint[], ${column(({ before }) => before?.type ?? null)}::smallint[])
        f(search_id, equipment_id, was, paise, type, before_paise, before_type)),
    alive as (select id from wanted_searches where id = any(${column(({ searchId }) => searchId)}::bigint[]) order by id for key share),
    known as (
      select f.*, h.place is not null as is_known, rent_a_day(h.told_paise, h.told_type) as told_rent, h.told_paise, h.told_type
      from found f join alive a on a.id = f.search_id left join search_hits h on h.search_id = f.search_id and h.equipment_id = f.equipment_id),
    judged as (
      select *, case when is_known then ${isCheaper('rent', 'told_rent', percent)} when was then ${isCheaper('rent', 'before_rent', percent)} else true end as is_told
      from known),
    written as (
      insert into search_hits as h (search_id, equipment_id, place, told_place, told_paise, told_type, before_paise, at)
        select j.search_id, j.equipment_id, p.place, p.place, case when p.place = 0 then j.before_paise else j.paise end,
          case when p.place = 0 then j.before_type else j.type end,
          case when p.place > 0 and is_known and j.told_type = j.type then j.told_paise
            when p.place > 0 and not is_known and was and j.before_type = j.type then j.before_paise end, ${at}::timestamptz
        from judged j cross join lateral (select case when j.is_told or not j.was then nextval('search_hits_place') else 0 end as place) p
        where p.place > 0 or (not j.is_known and j.rent < j.before_rent)
      on conflict (search_id, equipment_id) do update set place = excluded.place, at = excluded.at,
        told_place = case when ${gotCheaper} then excluded.place else h.told_place end,
        told_paise = case when ${gotCheaper} then excluded.told_paise else h.told_paise end,
        told_type = case when ${gotCheaper} then excluded.told_type else h.told_type end,
        before_paise = case when ${gotCheaper} then excluded.before_paise else h.before_paise end
      returning search_id, place)
    select distinct search_id::text from written where place > 0`.execute(trx);
  return rows.map(({ search_id }) => search_id);
}

/** People of these searches are to be told: the daily ones at their next hour, the others now. */
export async function addNews(
  trx: Db,
  searchIds: readonly string[],
  due: { readonly daily: Date; readonly atOnce: Date },
): Promise<void> {
  if (searchIds.length === 0) return;
  const pace = (name: 'daily' | 'atOnce', count: string) => sql`
    select id, ${name}, ${due[name]}::timestamptz from wanted_searches where id = any(${[...searchIds]}::bigint[]) and ${sql.ref(count)} > 0`;
  // The update waits for who tells of them right now: they may not have seen these.
  await sql`insert into search_news (search_id, pace, due_at) select * from (${pace('daily', 'daily')} union all ${pace('atOnce', 'at_once')}) n(search_id, pace, due_at)
    order by 1, 2
    on conflict (search_id, pace) where after_id is null do update set search_id = excluded.search_id`.execute(trx);
}
