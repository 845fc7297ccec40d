import type { LanguageCode } from '@yantra/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/types.ts';
import type { Ended } from './deliver.queries.ts';

/** A message to a phone without an account that is due, locked until the transaction ends. */
export interface DuePageMessage {
  readonly id: string;
  readonly requirement_id: string;
  readonly kind: string;
  readonly facts: unknown;
  readonly tries: number;
  readonly created_at: Date;
  /** Null once the requirement is deleted. */
  readonly phone: string | null;
  readonly language: LanguageCode | null;
  /** About the requirement and of the kind: the last one sent, and how many since the day began. */
  readonly last_sent: Date | null;
  readonly sent_today: number;
}

/** Takes those due for longest that nobody else has. @param began of the day in India */
export async function takeDuePages(trx: Db, now: Date, began: Date, most: number): Promise<DuePageMessage[]> {
  const { rows } = await sql<DuePageMessage>`
    with due as (
      select * from page_messages where state = 'waiting' and due_at <= ${now}::timestamptz
      order by due_at, id limit ${most} for update skip locked)
    select m.id, m.requirement_id, m.kind, m.facts, m.tries, m.created_at, r.phone, r.language, before.last_sent, before.sent_today
    from due m left join requirements r on r.id = m.requirement_id
      cross join lateral (
        select max(b.ended_at) as last_sent, count(*) filter (where b.ended_at >= ${began}::timestamptz)::int as sent_today
        from page_messages b where b.requirement_id = m.requirement_id and b.kind = m.kind and b.state = 'sent') before
    order by m.due_at, m.id`.execute(trx);
  return rows;
}

/** Puts messages off. */
export async function postponePages(
  trx: Db,
  postponed: readonly { readonly id: string; readonly until: Date }[],
): Promise<void> {
  if (postponed.length === 0) return;
  await sql`
    update page_messages m set due_at = p.until
    from unnest(${postponed.map(({ id }) => id)}::uuid[], ${postponed.map(({ until }) => until.toISOString())}::timestamptz[]) p(id, until)
    where m.id = p.id`.execute(trx);
}

/** Marks messages as under way, as `leaseMessages` does. */
export async function leasePages(trx: Db, ids: readonly string[], now: Date, leaseMs: number): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update page_messages set tries = tries + 1, due_at = ${now}::timestamptz + ${leaseMs} * interval '1 millisecond'
    where id = any(${ids}::uuid[])`.execute(trx);
}

/** Records how tries ended. */
export async function endPages(
  db: Db,
  ended: readonly Pick<Ended, 'id' | 'state' | 'failure' | 'due_at'>[],
  now: Date,
): Promise<void> {
  if (ended.length === 0) return;
  await sql`
    update page_messages m set state = e.state, failure = e.failure, due_at = e.due_at,
      ended_at = case when e.state = 'waiting' then null else ${now}::timestamptz end
    from unnest(${ended.map(({ id }) => id)}::uuid[], ${ended.map(({ state }) => state)}::text[], ${ended.map(({ failure }) => failure)}::text[],
      ${ended.map((one) => one.due_at.toISOString())}::timestamptz[]) e(id, state, failure, due_at)
    where m.id = e.id and m.state = 'waiting'`.execute(db);
}
