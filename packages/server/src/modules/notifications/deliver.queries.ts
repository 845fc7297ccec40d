import type { LanguageCode } from '@yantra/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/types.ts';

/** A message that is due, locked until the transaction ends. */
export interface DueMessage {
  readonly id: string;
  readonly user_id: string;
  readonly kind: string;
  readonly way: string;
  /** Of those before: how often it was tried, and how often the answer was lost. */
  readonly tries: number;
  readonly lost_answers: number;
  readonly is_under_way: boolean;
  readonly created_at: Date;
  readonly language: LanguageCode;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly is_deleted: boolean;
  /** The person's choice; null if none was made. */
  readonly choice: boolean | null;
  readonly quiet_from: number | null;
  readonly quiet_to: number | null;
  /** Of the person, kind and way: the last message sent, and how many since the day began. */
  readonly last_sent: Date | null;
  readonly sent_today: number;
  /** What it tells, the newest first. */
  readonly parts: readonly Part[];
}

/** A notification in a message. */
export interface Part {
  readonly id: number;
  readonly facts: unknown;
  /** ISO 8601. */
  readonly at: string;
  readonly is_read: boolean;
}

/** Takes those due for longest that nobody else has, with all that decides whether they leave. @param began of the day in India */
export async function takeDue(trx: Db, now: Date, began: Date, most: number): Promise<DueMessage[]> {
  const { rows } = await sql<DueMessage>`
    with due as (
      select * from notification_messages where state = 'waiting' and due_at <= ${now}::timestamptz
      order by due_at, id limit ${most} for update skip locked)
    select m.id, m.user_id, m.kind, m.way, m.tries, m.lost_answers, m.is_under_way, m.created_at, u.language, u.deleted_at is not null as is_deleted,
      trim(u.first_name || ' ' || u.last_name) as name, coalesce(p.email, u.email) as email, coalesce(p.phone, u.phone) as phone, c.is_on as choice,
      s.quiet_from, s.quiet_to, before.last_sent, before.sent_today, p.parts
    from due m join users u on u.id = m.user_id
      left join notification_choices c on c.user_id = m.user_id and c.kind = m.kind and c.way = m.way
      left join notification_settings s on s.user_id = m.user_id
      cross join lateral (
        select max(b.ended_at) as last_sent, count(*) filter (where b.ended_at >= ${began}::timestamptz)::int as sent_today
        from notification_messages b where b.user_id = m.user_id and b.kind = m.kind and b.way = m.way and b.state = 'sent') before
      cross join lateral (
        select max(n.email) as email, max(n.phone) as phone, coalesce(jsonb_agg(jsonb_build_object(
          'id', n.id, 'facts', n.facts, 'at', n.created_at, 'is_read', n.read_at is not null) order by n.id desc), '[]') as parts
        from notification_deliveries d join notifications n on n.id = d.notification_id where d.message_id = m.id) p
    order by m.due_at, m.id`.execute(trx);
  return rows;
}

/** Ends messages that do not leave. */
export async function dropMessages(
  trx: Db,
  dropped: readonly { readonly id: string; readonly why: string }[],
  now: Date,
) {
  if (dropped.length === 0) return;
  await sql`
    update notification_messages m set state = 'dropped', failure = d.why, is_under_way = false, ended_at = ${now}::timestamptz
    from unnest(${dropped.map(({ id }) => id)}::uuid[], ${dropped.map(({ why }) => why)}::text[]) d(id, why) where m.id = d.id`.execute(
    trx,
  );
}

/** Puts messages off. They stay open: what happens until then is told in them. */
export async function postponeMessages(
  trx: Db,
  postponed: readonly { readonly id: string; readonly until: Date }[],
): Promise<void> {
  if (postponed.length === 0) return;
  await sql`
    update notification_messages m set due_at = p.until
    from unnest(${postponed.map(({ id }) => id)}::uuid[], ${postponed.map(({ until }) => until.toISOString())}::timestamptz[]) p(id, until)
    where m.id = p.id`.execute(trx);
}

/**
 * Marks messages as under way: other processes leave them alone for a while, and if this one dies they become due again; that answer then counts as lost.
 * @param leaseMs longer than sending takes
 */
export async function leaseMessages(trx: Db, ids: readonly string[], now: Date, leaseMs: number): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update notification_messages set tries = tries + 1, lost_answers = lost_answers + is_under_way::int, is_under_way = true,
      due_at = ${now}::timestamptz + ${leaseMs} * interval '1 millisecond'
    where id = any(${ids}::uuid[])`.execute(trx);
}

/** How a try ended. */
export interface Ended {
  readonly id: string;
  readonly state: 'sent' | 'waiting' | 'dropped' | 'dead';
  readonly failure: string | null;
  /** Whether it may have left all the same. */
  readonly is_lost: boolean;
  /** When a waiting one is tried again. */
  readonly due_at: Date;
}

/** Records how tries ended, and forgets the addresses of before that were told. */
export async function endTries(db: Db, ended: readonly Ended[], now: Date): Promise<void> {
  if (ended.length === 0) return;
  const column = <Name extends keyof Ended>(name: Name) => ended.map((one) => one[name]);
  await sql`
    update notification_messages m set state = e.state, failure = e.failure, is_under_way = false, lost_answers = lost_answers + e.is_lost::int,
      due_at = e.due_at, ended_at = case when e.state = 'waiting' then null else ${now}::timestamptz end
    from unnest(${column('id')}::uuid[], ${column('state')}::text[], ${column('failure')}::text[], ${column('is_lost')}::boolean[],
      ${column('due_at').map((one) => one.toISOString())}::timestamptz[]) e(id, state, failure, is_lost, due_at)
    where m.id = e.id and m.state = 'waiting'`.execute(db);
}
