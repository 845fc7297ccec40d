import { type Kysely, sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/types.ts';
import { dayInIndia } from '../sms/sms.service.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Forgets what does not count any more: days that are over, rows imported more than a day ago, looks of more than an hour ago. */
export async function forgetQuotas(db: Kysely<Database>, clock: Clock): Promise<void> {
  const now = clock.now();
  const ago = (ms: number) => new Date(now.getTime() - ms);
  await db.deleteFrom('quota_counts').where('day', '<', dayInIndia(now)).execute();
  await db.deleteFrom('imported_rows').where('at', '<=', ago(dayMs)).execute();
  await sql`delete from view_marks where at <= ${ago(hourMs)}::timestamptz`.execute(db);
}
