import { retention, spanBefore } from '@yantra/domain';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import { deleteOlder } from '../../database/delete-older.ts';
import type { Database } from '../../database/types.ts';

/** Forgets which machines somebody has not looked at for long; how often each was looked at stays. */
export const forgetViews = (db: Kysely<Database>, clock: Clock): Promise<void> =>
  deleteOlder(db, 'recent_views', 'viewed_at', spanBefore(clock.now(), retention.recentViews));
