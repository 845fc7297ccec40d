import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/types.ts';

/** No limit looks further back. */
const longestMs = 86_400_000;

/** Forgets who did what more than a day ago, also where nobody does anything of the kind any more. */
export async function forgetHits(db: Kysely<Database>, clock: Clock): Promise<void> {
  const before = new Date(clock.now().getTime() - longestMs);
  await db.deleteFrom('limit_hits').where('at', '<=', before).execute();
}
