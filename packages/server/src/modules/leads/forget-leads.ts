import { retention, spanBefore } from '@yantra/domain';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import { deleteOlder } from '../../database/delete-older.ts';
import type { Database } from '../../database/types.ts';

/**
 * Forgets requirements with all that hangs on them: what suppliers noted, who opened them, who was told. Where machines were listed before
 * decides whose a requirement is, so that goes as soon as none is left from then.
 */
export async function forgetLeads(db: Kysely<Database>, clock: Clock): Promise<void> {
  const before = spanBefore(clock.now(), retention.requirements);
  await deleteOlder(db, 'requirements', 'created_at', before);
  await deleteOlder(db, 'past_listings', 'ended_at', before);
}
