import { retention, spanBefore } from '@yantra/domain';
import { sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import { deleteOlder } from '../../database/delete-older.ts';
import type { Db } from '../../database/types.ts';

/** Forgets decisions with the reports that led to them; what waits stays. */
export const forgetReviews = (db: Db, clock: Clock): Promise<void> =>
  deleteOlder(db, 'review_items', 'decided_at', spanBefore(clock.now(), retention.reviews), sql`state <> 'waiting'`);
