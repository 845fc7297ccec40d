import type { SearchInput } from '@yantra/contract/calls';
import type { AlertPace } from '@yantra/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/types.ts';
import type { Derived } from './deriving.ts';

/** A saved search, as it is kept. */
export interface SavedRow {
  readonly id: string;
  readonly user_id: string;
  readonly search_id: string;
  readonly input: SearchInput;
  readonly pace: AlertPace;
  readonly paused_at: Date | null;
  readonly created_at: Date;
  readonly told_at: Date | null;
  readonly since_hit: string;
  readonly seen_hit: string;
  readonly told_hit: string;
}

const columns = sql`id, user_id, search_id::text, input, pace, paused_at, created_at, told_at, since_hit::text, seen_hit::text, told_hit::text`;

/** A person's saved searches, the newest first. */
export async function savedOf(db: Db, userId: string): Promise<SavedRow[]> {
  const { rows } = await sql<SavedRow>`
    select ${columns} from saved_searches where user_id = ${userId}::uuid order by created_at desc, id`.execute(db);
  return rows;
}

export async function savedById(db: Db, userId: string, id: string): Promise<SavedRow | undefined> {
  const { rows } = await sql<SavedRow>`
    select ${columns} from saved_searches where id = ${id}::uuid and user_id = ${userId}::uuid`.execute(db);
  return rows[0];
}

/** The search of this meaning, kept if it was not. The row is locked to the end of the transaction, so that it does not go with the last who looked for it. */
export async function keepWanted(trx: Db, derived: Derived): Promise<string> {
  const { form, keys, kinds, cityIds, firstDay } = derived;
  const { rows } = await sql<{ id: string; is_new: boolean }>`
    insert into wanted_searches (digest, filters, first_day) values (${form.digest}, ${JSON.stringify(form.filters)}::jsonb, ${firstDay ?? null}::date)
    on conflict (digest) do update set digest = excluded.digest returning id::text, xmax = 0 as is_new`.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new TypeError('The database kept no search.');
  if (!row.is_new) return row.id;
  const { minPaise, maxPaise, minCapacity, maxCapacity } = form.filters ?? {};
  await sql`insert into wanted_keys (key, search_id, least_paise, most_paise, least_size, most_size)
    select key, ${row.id}::bigint, coalesce(${minPaise ?? null}::bigint, 0), coalesce(${maxPaise ?? null}::bigint, 9223372036854775807),
      coalesce(${minCapacity ?? null}::float8, '-infinity'), coalesce(${maxCapacity ?? null}::float8, 'infinity')
    from unnest(${[...keys]}::text[]) key`.execute(trx);
  await sql`insert into wanted_places (search_id, kind, city_id)
    select ${row.id}::bigint, kind, city from unnest(${[...kinds]}::text[]) kind cross join unnest(${[...cityIds]}::text[]) city
    on conflict do nothing`.execute(trx);
  return row.id;
}

/** The last place that news was given, or is being given. */
const lastPlace = sql<string>`(select case when is_called then last_value else 0 end from search_hits_place)`;

/** Saves a search for a person. */
export async function addSaved(
  trx: Db,
  saved: {
    readonly userId: string;
    readonly searchId: string;
    readonly input: SearchInput;
    readonly pace: AlertPace;
    readonly derived: Derived;
    readonly reads: string;
    readonly at: Date;
  },
): Promise<SavedRow> {
  const { userId, searchId, input, pace, derived, reads, at } = saved;
  const { rows } = await sql<SavedRow>`
    insert into saved_searches (user_id, search_id, input, reads, texts, name, size, unit, pace, created_at, since_hit, seen_hit, told_hit)
      select ${userId}::uuid, ${searchId}::bigint, ${JSON.stringify(input)}::json, ${reads}, ${[...derived.texts]}::text[], ${derived.name ?? null},
        ${derived.size?.value ?? null}::float8, ${derived.size?.unit ?? null}, ${pace}, ${at}::timestamptz, place, place, place
      from (select ${lastPlace} as place) now
    returning ${columns}`.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new TypeError('The database saved no search.');
  return row;
}

/** Changes how one is told. Who is told at once or again begins with what comes from now on. */
export async function changeSaved(
  trx: Db,
  userId: string,
  id: string,
  {
    pace,
    isPaused,
    at,
  }: { readonly pace?: AlertPace | undefined; readonly isPaused?: boolean | undefined; readonly at: Date },
): Promise<SavedRow | undefined> {
  const paused: RawBuilder<unknown> =
    isPaused === undefined
      ? sql`paused_at`
      : isPaused
        ? sql`coalesce(paused_at, ${at}::timestamptz)`
        : sql`null::timestamptz`;
  const { rows } = await sql<SavedRow>`
    update saved_searches set pace = coalesce(${pace ?? null}, pace), paused_at = ${paused},
      told_hit = case when paused_at is not null and ${isPaused === false} then greatest(told_hit, ${lastPlace}) else told_hit end
    where id = ${id}::uuid and user_id = ${userId}::uuid returning ${columns}`.execute(trx);
  return rows[0];
}

export async function deleteSaved(trx: Db, userId: string, id: string): Promise<void> {
  await sql`delete from saved_searches where id = ${id}::uuid and user_id = ${userId}::uuid`.execute(trx);
}

/** Marks news as seen up to a place, never back. Returns whether there is such a saved search. */
export async function markSeen(trx: Db, userId: string, id: string, through: number): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update saved_searches set seen_hit = greatest(seen_hit, least(${through}::bigint, ${lastPlace}))
    where id = ${id}::uuid and user_id = ${userId}::uuid returning id`.execute(trx);
  return rows.length > 0;
}
