import { retention, spanBefore, dayInIndia } from '@yantra/domain';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/types.ts';

/**
 * Forgets messages: those of the outbox, which holds texts, as soon as codes are; of what went out, of which only the fact is kept, as late as one
 * may compare it with a provider's bill.
 */
export async function forgetMessages(db: Kysely<Database>, clock: Clock): Promise<void> {
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
