import { retention, spanBefore } from '@yantra/domain';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import { deleteOlder } from '../../database/delete-older.ts';
import type { Database } from '../../database/types.ts';

/** Forgets who was shown an owner's number years ago. */
export const forgetReveals = (db: Kysely<Database>, clock: Clock): Promise<void> =>
  deleteOlder(db, 'seller_reveals', 'at', spanBefore(clock.now(), retention.reveals));
