import type { LanguageCode } from '@yantra/domain';
import { type AnyEvent, catalogue, eventOf } from '@yantra/events';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/types.ts';
import { newsChannel } from './tell.ts';

/** What a person was told of. */
export interface ToldRow {
  readonly id: number;
  readonly kind: string;
  readonly facts: unknown;
  readonly created_at: Date;
  readonly is_read: boolean;
}

/* Those of an earlier version may be left. */
const known = catalogue.map(({ kind }) => kind);

/** Whether several of an event are shown as one. */
export const isBundled = ({ bundleMinutes }: AnyEvent): boolean => bundleMinutes !== undefined;

const bundled = known.filter((kind) => {
  const event = eventOf(kind);
  return event !== undefined && isBundled(event);
});

/** A person's notifications, the newest first. @param before those with smaller numbers only */
export async function toldTo(
  db: Db,
  userId: string,
  { before, unread = false, most }: { before?: string | undefined; unread?: boolean | undefined; most: number },
): Promise<ToldRow[]> {
  const isOlder = before === undefined ? sql`true` : sql`id < ${before}::bigint`;
  const { rows } = await sql<ToldRow>`
    select id, kind, facts, created_at, read_at is not null as is_read from notifications
    where user_id = ${userId}::uuid and ${isOlder} and ${unread ? sql`read_at is null` : sql`true`} and kind = any(${known}::text[])
    order by id desc limit ${most}`.execute(db);
  return rows;
}

/** What stands at a person's bell. */
export interface BellState {
  readonly user_id: string;
  /** The number of the newest notification; 0 without any. */
  readonly newest: number;
  /** Lines of the list that are unread. */
  readonly unread: number;
  /** Notifications that are unread, several of which may be one line. */
  readonly unread_each: number;
}

/** The bells of these people. @param most how many unread ones are counted */
export async function bellsOf(db: Db, userIds: readonly string[], most: number): Promise<BellState[]> {
  const { rows } = await sql<BellState>`
    select u.id as user_id, coalesce((select max(n.id) from notifications n where n.user_id = u.id), 0) as newest, c.unread, c.unread_each
    from unnest(${userIds}::uuid[]) u(id) cross join lateral (
      select count(*)::int as unread_each, count(distinct ${lineOf})::int as unread
      from (select id, kind, created_at from notifications
        where user_id = u.id and read_at is null and kind = any(${known}::text[]) order by id desc limit ${most}) n) c`.execute(
    db,
  );
  return rows;
}

/* As the list bundles them: of a kind and day in India. */
const lineOf: RawBuilder<string> = sql`case when n.kind = any(${bundled}::text[])
  then n.kind || ' ' || (n.created_at at time zone 'Asia/Kolkata')::date else n.id::text end`;

/** Marks notifications of a person as read, and tells every process if any were not. */
export async function markRead(
  db: Db,
  userId: string,
  { ids, upTo }: { ids?: readonly string[] | undefined; upTo?: string | undefined },
  now: Date,
): Promise<void> {
  const which = upTo === undefined ? sql`id = any(${ids ?? []}::bigint[])` : sql`id <= ${upTo}::bigint`;
  await sql`
    with done as (
      update notifications set read_at = ${now}::timestamptz where user_id = ${userId}::uuid and read_at is null and ${which} returning id)
    select pg_notify(${newsChannel}, ${userId}) where exists (select from done)`.execute(db);
}

/** Where a person is reached, and when not. */
export interface ReachRow {
  readonly email: string;
  readonly phone: string;
  readonly language: LanguageCode;
  readonly quiet_from: number | null;
  readonly quiet_to: number | null;
  /** What they chose, by kind and way. */
  readonly choices: Readonly<Record<string, Readonly<Record<string, boolean>>>>;
}

/** How a person wants to be reached. */
export async function reachOf(db: Db, userId: string): Promise<ReachRow | undefined> {
  const { rows } = await sql<ReachRow>`
    select u.email, u.phone, u.language, s.quiet_from, s.quiet_to, coalesce((
      select jsonb_object_agg(kind, ways) from (
        select kind, jsonb_object_agg(way, is_on) as ways from notification_choices where user_id = u.id group by kind) c), '{}') as choices
    from users u left join notification_settings s on s.user_id = u.id where u.id = ${userId}::uuid`.execute(db);
  return rows[0];
}

/** Saves what a person chose. */
export async function putChoices(
  trx: Db,
  userId: string,
  choices: readonly { readonly kind: string; readonly way: string; readonly isOn: boolean }[],
): Promise<void> {
  if (choices.length === 0) return;
  const column = <Name extends 'kind' | 'way' | 'isOn'>(name: Name) => choices.map((one) => one[name]);
  // The last of several for the same counts.
  await sql`
    insert into notification_choices (user_id, kind, way, is_on)
      select distinct on (kind, way) ${userId}::uuid, kind, way, is_on
      from unnest(${column('kind')}::text[], ${column('way')}::text[], ${column('isOn')}::boolean[]) with ordinality c(kind, way, is_on, n)
      order by kind, way, n desc
    on conflict (user_id, kind, way) do update set is_on = excluded.is_on`.execute(trx);
}

/** Saves a person's quiet hours. */
export async function putQuietHours(trx: Db, userId: string, { from, to }: { from: number; to: number }) {
  await sql`
    insert into notification_settings (user_id, quiet_from, quiet_to) values (${userId}::uuid, ${from}::int, ${to}::int)
    on conflict (user_id) do update set quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to`.execute(trx);
}

/** Saves the language of a person's messages. */
export async function putLanguage(trx: Db, userId: string, language: LanguageCode): Promise<void> {
  await trx.updateTable('users').set({ language }).where('id', '=', userId).where('language', '!=', language).execute();
}
