import { retention, spanBefore } from '@yantra/domain';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../database/types.ts';

/** Deletes what stands in the outbox of ways without a provider after a day, as its text messages and mails. */
export async function forgetOutbox(db: Db, clock: Clock): Promise<void> {
  await db.deleteFrom('outbox_messages').where('created_at', '<=', spanBefore(clock.now(), retention.codes)).execute();
}
