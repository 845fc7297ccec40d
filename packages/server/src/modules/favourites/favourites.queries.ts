import { type KeptBook, spanBefore, retention } from '@yantra/domain';
import { sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import { deleteOlder } from '../../database/delete-older.ts';
import type { Db } from '../../database/types.ts';
import { isUuid } from '../../uuid.ts';

/** What an account keeps, as it is stored. */
export interface StoredBook extends KeptBook {
  /** By list, what names its secret page. */
  readonly pages: ReadonlyMap<string, PageRow>;
}

interface PageRow {
  readonly page_id: string;
  readonly page_generation: number;
  readonly is_shared: boolean;
}

interface ListRow extends PageRow {
  readonly id: string;
  readonly name: string;
  readonly also: readonly string[];
}

/** Serialises what is done with the things that an account keeps, until the transaction ends. */
export async function lockKeeper(trx: Db, userId: string): Promise<void> {
  await sql`select 1 from users where id = ${userId}::uuid for no key update`.execute(trx);
}

/** What an account keeps; without when its parts were changed. */
export async function readBook(db: Db, userId: string): Promise<StoredBook> {
  const machines = await sql<{ equipment_id: string; kept_at: Date; note: string }>`
    select equipment_id, kept_at, note from kept_machines where user_id = ${userId}::uuid order by kept_at, equipment_id`.execute(
    db,
  );
  const lists = await sql<ListRow>`
    select id, name, also, page_id, page_generation, is_shared from kept_lists where user_id = ${userId}::uuid order by made_at, id`.execute(
    db,
  );
  const places = await sql<{ list_id: string; equipment_id: string; put_at: Date }>`
    select list_id, equipment_id, put_at from kept_places where user_id = ${userId}::uuid order by put_at, equipment_id`.execute(
    db,
  );
  const within = Map.groupBy(places.rows, ({ list_id }) => list_id);
  return {
    machines: new Map(
      machines.rows.map(({ equipment_id, kept_at, note }) => [equipment_id, { keptAt: kept_at.getTime(), note }]),
    ),
    lists: new Map(
      lists.rows.map(({ id, name, also }) => {
        const own = within.get(id) ?? [];
        const put = new Map(own.map(({ equipment_id, put_at }) => [equipment_id, put_at.getTime()]));
        return [id, { name, also, page: undefined, machines: put }];
      }),
    ),
    changedAt: new Map(),
    pages: new Map(lists.rows.map((row) => [row.id, row])),
  };
}

/** When parts that concern these machines and lists were last changed, by subject. */
export async function readChangedAt(
  db: Db,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ subject: string; at: Date }>`
    select subject, at from kept_changes where user_id = ${userId}::uuid
      and (split_part(subject, ' ', 2) = any(${ids}::text[]) or split_part(subject, ' ', 3) = any(${ids}::text[]))`.execute(
    db,
  );
  return new Map(rows.map(({ subject, at }) => [subject, at.getTime()]));
}

/** Which of these changes were made before. */
export async function madeBefore(db: Db, userId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from made_changes where user_id = ${userId}::uuid and id = any(${ids}::uuid[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/* A draft's name is nobody's to see. */
const wasPublic = sql`not e.is_draft and (e.listed or e.left_at is not null
  or exists (select from purchase_equipment p where p.equipment_id = e.id))`;

/** Which of these machines are, or were, in the public lists. */
export async function knownMachines(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const valid = ids.filter(isUuid);
  if (valid.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select id from equipment e where id = any(${valid}::uuid[]) and ${wasPublic}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Writes what is different in a book. @param made the changes by which it became so */
export async function writeBook(
  trx: Db,
  userId: string,
  before: KeptBook,
  after: KeptBook,
  made: { readonly ids: readonly string[]; readonly at: Date },
): Promise<void> {
  const user = sql`${userId}::uuid`;
  const gone = <T>(one: ReadonlyMap<string, T>, other: ReadonlyMap<string, T>) =>
    [...one.keys()].filter((key) => !other.has(key));
  await sql`delete from kept_machines where user_id = ${user} and equipment_id = any(${gone(before.machines, after.machines)}::uuid[])`.execute(
    trx,
  );
  await sql`delete from kept_lists where user_id = ${user} and id = any(${gone(before.lists, after.lists)}::uuid[])`.execute(
    trx,
  );
  const machines = [...after.machines].filter(([id, { note }]) => before.machines.get(id)?.note !== note);
  await sql`insert into kept_machines (user_id, equipment_id, kept_at, note)
    select ${user}, id, to_timestamp(at / 1000), note from unnest(${machines.map(([id]) => id)}::uuid[], ${machines.map(([, { keptAt }]) => keptAt)}::float8[],
      ${machines.map(([, { note }]) => note)}::text[]) as new(id, at, note)
    on conflict (user_id, equipment_id) do update set note = excluded.note`.execute(trx);
  for (const [id, { name, also }] of after.lists) {
    const there = before.lists.get(id);
    if (there?.name === name && there.also.length === also.length) continue;
    await sql`insert into kept_lists (user_id, id, name, also, made_at) values (${user}, ${id}::uuid, ${name}, ${also}::uuid[], ${made.at}::timestamptz)
      on conflict (user_id, id) do update set name = excluded.name, also = excluded.also`.execute(trx);
  }
  for (const [id, { machines: within }] of after.lists) {
    const there: ReadonlyMap<string, number> = before.lists.get(id)?.machines ?? new Map<string, number>();
    const out = gone(there, within);
    if (out.length > 0)
      await sql`delete from kept_places where user_id = ${user} and list_id = ${id}::uuid and equipment_id = any(${out}::uuid[])`.execute(
        trx,
      );
    const put = [...within].filter(([machine]) => !there.has(machine));
    if (put.length === 0) continue;
    await sql`insert into kept_places (user_id, list_id, equipment_id, put_at)
      select ${user}, ${id}::uuid, machine, to_timestamp(at / 1000) from unnest(${put.map(([machine]) => machine)}::uuid[], ${put.map(([, at]) => at)}::float8[]) as new(machine, at)
      on conflict do nothing`.execute(trx);
  }
  const changed = [...after.changedAt].filter(([subject, at]) => before.changedAt.get(subject) !== at);
  await sql`insert into kept_changes (user_id, subject, at)
    select ${user}, subject, to_timestamp(at / 1000) from unnest(${changed.map(([subject]) => subject)}::text[], ${changed.map(([, at]) => at)}::float8[]) as new(subject, at)
    on conflict (user_id, subject) do update set at = excluded.at`.execute(trx);
  await sql`insert into made_changes (user_id, id, at) select ${user}, id, ${made.at}::timestamptz from unnest(${made.ids}::uuid[]) as id
    on conflict do nothing`.execute(trx);
}

/** Shares a list by a new page, or ends its page; undefined if there is no such list. */
export async function setShared(
  trx: Db,
  userId: string,
  list: string,
  isShared: boolean,
): Promise<PageRow | undefined> {
  const { rows } = await sql<PageRow>`
    update kept_lists set is_shared = ${isShared}, page_generation = page_generation + case when ${isShared} and not is_shared then 1 else 0 end
    where user_id = ${userId}::uuid and (id = ${list}::uuid or ${list}::uuid = any(also))
    returning page_id, page_generation, is_shared`.execute(trx);
  return rows[0];
}

/** A shared list; undefined if it is not shared by this page, or who shares it has left or is blocked. */
export async function findShared(db: Db, pageId: string, generation: number) {
  const { rows } = await sql<{ user_id: string; id: string; name: string }>`
    select l.user_id, l.id, l.name from kept_lists l join users u on u.id = l.user_id
    where l.page_id = ${pageId}::uuid and l.page_generation = ${generation}::int and l.is_shared and u.deleted_at is null and u.blocked_at is null`.execute(
    db,
  );
  return rows[0];
}

/** The machines of a list with their notes, the latest first. */
export async function machinesOfList(
  db: Db,
  userId: string,
  list: string,
): Promise<readonly { readonly id: string; readonly note: string }[]> {
  const { rows } = await sql<{ id: string; note: string }>`
    select m.equipment_id as id, m.note from kept_places p join kept_machines m using (user_id, equipment_id)
    where p.user_id = ${userId}::uuid and p.list_id = ${list}::uuid order by p.put_at desc, m.equipment_id desc`.execute(
    db,
  );
  return rows;
}

/** A machine that is not listed any more. */
export interface LeftRow {
  readonly id: string;
  readonly name: string;
  readonly city_id: string;
  readonly equipment_type_id: number;
  readonly left_at: Date | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** Of these machines those that were public and are not listed at that moment. */
export async function leftMachines(db: Db, ids: readonly string[], now: Date): Promise<readonly LeftRow[]> {
  const { rows } = await sql<LeftRow>`
    select e.id, case when e.hidden_at is null then e.name else '' end as name, e.city_id, e.equipment_type_id, e.latitude, e.longitude,
      coalesce(e.left_at, e.deleted_at, e.hidden_at, case when e.listed_until <= ${now}::timestamptz then e.listed_until end) as left_at
    from equipment e where e.id = any(${ids}::uuid[]) and ${wasPublic}`.execute(db);
  return rows;
}

/** Forgets when parts were changed and which changes were made, once no browser may send an older one. */
export async function forgetKeptChanges(db: Db, clock: Clock): Promise<void> {
  const until = spanBefore(clock.now(), retention.keptChanges);
  await deleteOlder(db, 'kept_changes', 'at', until);
  await deleteOlder(db, 'made_changes', 'at', until);
}

/** Deletes what a person keeps. */
export async function forgetKept(trx: Db, userId: string): Promise<void> {
  for (const table of ['kept_places', 'kept_lists', 'kept_machines', 'kept_changes', 'made_changes'] as const)
    await trx.deleteFrom(table).where('user_id', '=', userId).execute();
}
