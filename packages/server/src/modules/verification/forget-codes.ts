import { retention, spanBefore } from '@yantra/domain';
import { type Kysely, sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/types.ts';

/** Forgets codes that are over at once, and that they were sent and guessed wrongly some time later: codes live for minutes and failures count for an hour, the rest is for
 * whoever asks what happened. */
export async function forgetCodes(db: Kysely<Database>, clock: Clock): Promise<void> {
  const now = clock.now();
  await sql`
    update otp_sessions set code = null where id in (
      select id from otp_sessions where expires_at <= ${now}::timestamptz and code is not null
      order by number for update skip locked)`.execute(db);
  const before = spanBefore(now, retention.codes);
  await db.deleteFrom('otp_sessions').where('sent_at', '<=', before).execute();
  await db.deleteFrom('otp_failures').where('first_at', '<=', before).execute();
}
