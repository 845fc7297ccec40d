import { retention, spanBefore, dayInIndia } from '@yantra/domain';
import { type Kysely, sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/types.ts';

/** Forgets what does not count any more: days that are over, rows imported and looks taken some time ago. */
export async function forgetQuotas(db: Kysely<Database>, clock: Clock): Promise<void> {
  const now = clock.now();
  await db.deleteFrom('quota_counts').where('day', '<', dayInIndia(now)).execute();
  await db.deleteFrom('imported_rows').where('at', '<=', spanBefore(now, retention.limits)).execute();
  await sql`delete from view_marks where at <= ${spanBefore(now, retention.looks)}::timestamptz`.execute(db);
}
