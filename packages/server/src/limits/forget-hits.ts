import { retention, spanBefore } from '@yantra/domain';
import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/types.ts';

/** Forgets who did what so long ago that no limit looks there, also where nobody does anything of the kind any more. */
export async function forgetHits(db: Kysely<Database>, clock: Clock): Promise<void> {
  const before = spanBefore(clock.now(), retention.limits);
  await db.deleteFrom('limit_hits').where('at', '<=', before).execute();
}
