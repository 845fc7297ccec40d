import type { EventKind, FactsOf, OutsideWay } from '@yantra/events';
import { sql } from 'kysely';
import type { Db } from '../../database/types.ts';

/** The channel on which processes hear whose notifications changed: PostgreSQL's NOTIFY, with the person's id. */
export const newsChannel = 'yantra_notifications';

/** Something that happened. */
export interface Happened<Kind extends EventKind> {
  readonly kind: Kind;
  /** What it happened to: a person is told of a kind and a key once, however often `tell` is called. */
  readonly key: string;
  readonly facts: FactsOf<Kind>;
  readonly at: Date;
}

/** Who is told. */
export interface Recipient {
  readonly userId: string;
  /** Instead of the account's: that of before, which is forgotten once it was told. */
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  /** Ways that this person is not told by, whatever they chose. */
  readonly without?: OutsideWay | undefined;
}

/**
 * Tells people of an event, within the transaction in which it happened: with it, or not at all. In the app it is there at the commit; by which other ways it
 * goes is worked out afterwards. One statement. Returns who was told now.
 */
export async function tell<Kind extends EventKind>(
  trx: Db,
  { kind, key, facts, at }: Happened<Kind>,
  people: readonly Recipient[],
): Promise<readonly string[]> {
  if (people.length === 0) return [];
  const column = (of: (one: Recipient) => string | null) => people.map(of);
  const { rows } = await sql<{ user_id: string }>`
    with told as (
      insert into notifications (user_id, kind, key, facts, created_at, email, phone, without)
        select user_id, ${kind}, ${key}, ${JSON.stringify(facts)}::jsonb, ${at}::timestamptz, email, phone, array_remove(array[without], null)
        from unnest(${column(({ userId }) => userId)}::uuid[], ${column(({ email }) => email ?? null)}::text[],
          ${column(({ phone }) => phone ?? null)}::text[], ${column(({ without }) => without ?? null)}::text[]) p(user_id, email, phone, without)
      on conflict do nothing returning user_id)
    select user_id, pg_notify(${newsChannel}, user_id::text) from told`.execute(trx);
  return rows.map(({ user_id }) => user_id);
}
