import { retention, spanBefore } from '@yantra/domain';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/types.ts';

/** Forgets what the gateway told some time ago; it repeats itself for an hour at the most. */
export async function forgetEvents(db: Kysely<Database>, clock: Clock): Promise<void> {
  const before = spanBefore(clock.now(), retention.paymentNews);
  await db.deleteFrom('webhook_events').where('received_at', '<', before).execute();
}
