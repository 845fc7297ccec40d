import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/types.ts';
import { dayInIndia } from './sms.service.ts';

const dayMs = 86_400_000;
/* The outbox holds texts. Of what went out only the fact is kept, long enough to compare it with a provider's bill. */
const kept = { outboxMs: dayMs, sentMs: 60 * dayMs } as const;

/** Forgets messages: those of the outbox after a day, of the others what became of them after two months. */
export async function forgetMessages(db: Kysely<Database>, clock: Clock): Promise<void> {
  const before = (ms: number) => new Date(clock.now().getTime() - ms);
  await db
    .deleteFrom('sms_messages')
    .where((is) =>
      is.or([
        is.and([is('provider', '=', 'outbox'), is('created_at', '<=', before(kept.outboxMs))]),
        is('created_at', '<=', before(kept.sentMs)),
      ]),
    )
    .execute();
  await db
    .deleteFrom('sms_days')
    .where('day', '<', dayInIndia(before(kept.sentMs)))
    .execute();
}
