import { dayInIndia, retention, spanBefore } from '@yantra/domain';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Db, SmsMessageTable } from '../../database/types.ts';

/**
 * Counts a message of a day, unless the cap is reached: then returns false. Exact over all processes.
 * @param othersCap for messages without codes; absent for a code
 */
export async function countOne(db: Db, day: string, cap: number, othersCap: number | undefined): Promise<boolean> {
  const others = othersCap === undefined ? 0 : 1;
  const { rows } = await sql`
    insert into sms_days as d (day, count, others) select ${day}, 1, ${others}::int where ${othersCap ?? 1}::int > 0
    on conflict (day) do update set count = d.count + 1, others = d.others + excluded.others
      where d.count < ${cap} and (excluded.others = 0 or d.others < ${othersCap ?? 0}::int)
    returning count`.execute(db);
  return rows.length > 0;
}

/** Whether this is the first to report that the day's messages, or those without codes, are used up. */
export async function isFirstToReport(db: Db, day: string, isCode: boolean): Promise<boolean> {
  const flag = isCode ? 'is_reported' : 'is_others_reported';
  const row = await db
    .updateTable('sms_days')
    .set({ [flag]: true })
    .where('day', '=', day)
    .where(flag, '=', false)
    .returning('day')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the newest finished message since a moment, of these kinds, met an outage. */
export async function hasOutage(
  db: Db,
  provider: SmsMessageTable['provider'],
  kinds: readonly string[],
  since: Date,
): Promise<boolean> {
  const newest = await db
    .selectFrom('sms_messages')
    .select('is_outage')
    .where('provider', '=', provider)
    .where('kind', 'in', kinds)
    .where('state', '!=', 'sending')
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.is_outage === true;
}

export async function insertMessage(db: Db, row: Insertable<SmsMessageTable>): Promise<string> {
  const { id } = await db.insertInto('sms_messages').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function setState(
  db: Db,
  id: string,
  outcome: Pick<Updateable<SmsMessageTable>, 'state' | 'provider_id' | 'is_outage'>,
): Promise<void> {
  await db.updateTable('sms_messages').set(outcome).where('id', '=', id).execute();
}

/** Deletes messages: the outbox's, which contain texts, together with their codes; records of sent ones after the provider's bill can be compared. */
export async function forgetMessages(db: Db, clock: Clock): Promise<void> {
  const now = clock.now();
  const sentBefore = spanBefore(now, retention.messages);
  await db
    .deleteFrom('sms_messages')
    .where((is) =>
      is.or([
        is.and([is('provider', '=', 'outbox'), is('created_at', '<=', spanBefore(now, retention.codes))]),
        is('created_at', '<=', sentBefore),
      ]),
    )
    .execute();
  await db.deleteFrom('sms_days').where('day', '<', dayInIndia(sentBefore)).execute();
}
