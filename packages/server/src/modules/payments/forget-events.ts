import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/types.ts';

const keptMs = 30 * 86_400_000;

/** Forgets what the gateway told a month ago; it repeats itself for an hour at the most. */
export async function forgetEvents(db: Kysely<Database>, clock: Clock): Promise<void> {
  const before = new Date(clock.now().getTime() - keptMs);
  await db.deleteFrom('webhook_events').where('received_at', '<', before).execute();
}
