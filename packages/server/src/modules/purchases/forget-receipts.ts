import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/types.ts';

/** Who wants a receipt wants it once or twice; afterwards it is drawn from its invoice again. */
const keptForMs = 90 * 86_400_000;

/** Forgets drawings of receipts; the invoices stay. */
export async function forgetReceipts(db: Kysely<Database>, clock: Clock): Promise<void> {
  const before = new Date(clock.now().getTime() - keptForMs);
  await db.deleteFrom('receipt_files').where('made_at', '<=', before).execute();
}
