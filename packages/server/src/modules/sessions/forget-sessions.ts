import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/types.ts';

/** Forgets the sessions that are over: nobody can use them any more. */
export async function forgetSessions(db: Kysely<Database>, clock: Clock): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', clock.now()).execute();
}
