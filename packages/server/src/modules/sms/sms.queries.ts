import { type Insertable, type Kysely, sql } from 'kysely';
import type { SmsMessageTable } from '../../database/account-types.ts';
import type { Database } from '../../database/types.ts';

/** Counts one more message of a day, unless the cap is reached: then answers false. Exact, however many processes count. */
export async function countOne(db: Kysely<Database>, day: string, cap: number): Promise<boolean> {
  const { rows } = await sql`
    insert into sms_days as d (day, count) values (${day}, 1)
    on conflict (day) do update set count = d.count + 1 where d.count < ${cap}
    returning count`.execute(db);
  return rows.length > 0;
}

/** Whether this is the first to learn that the day's messages are used up. */
export async function isFirstToReport(db: Kysely<Database>, day: string): Promise<boolean> {
  const row = await db
    .updateTable('sms_days')
    .set({ is_reported: true })
    .where('day', '=', day)
    .where('is_reported', '=', false)
    .returning('day')
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertMessage(db: Kysely<Database>, row: Insertable<SmsMessageTable>): Promise<string> {
  const { id } = await db.insertInto('sms_messages').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function setState(
  db: Kysely<Database>,
  id: string,
  state: 'sent' | 'failed',
  providerId: string | undefined,
): Promise<void> {
  await db
    .updateTable('sms_messages')
    .set({ state, provider_id: providerId ?? null })
    .where('id', '=', id)
    .execute();
}
