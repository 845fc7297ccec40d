import { retention, spanBefore } from '@yantra/domain';
import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/types.ts';

/** Deletes hits older than any limit looks back, also of kinds no longer counted. */
export async function forgetHits(db: Kysely<Database>, clock: Clock): Promise<void> {
  const before = spanBefore(clock.now(), retention.limits);
  await db.deleteFrom('limit_hits').where('at', '<=', before).execute();
}
