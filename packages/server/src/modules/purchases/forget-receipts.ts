import { retention, spanBefore } from '@yantra/domain';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/types.ts';

/** Forgets drawings of receipts; the invoices stay. Who wants one wants it once or twice; afterwards it is drawn from its invoice again. */
export async function forgetReceipts(db: Kysely<Database>, clock: Clock): Promise<void> {
  const before = spanBefore(clock.now(), retention.receiptFiles);
  await db.deleteFrom('receipt_files').where('made_at', '<=', before).execute();
}
