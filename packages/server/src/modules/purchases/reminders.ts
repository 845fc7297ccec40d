import type { DbAndClock } from '../../database/types.ts';
import { tell } from '../notifications/index.ts';
import { claimReminder, dueReminders } from './reminders.queries.ts';

/**
 * Tells buyers that a plan ends, seven days and one day before. Each reminder is claimed with what is told, so that several processes tell it once. Returns how
 * many were told.
 */
export async function remindOfExpiry({ db, clock }: DbAndClock): Promise<number> {
  let told = 0;
  for (const due of await dueReminders(db, clock.now())) {
    const at = clock.now();
    await db.transaction().execute(async (trx) => {
      if (!(await claimReminder(trx, due, at))) return;
      const { purchase_id, user_id: userId, plan, days, end_date, machines } = due;
      const facts = { plan, days, ends: end_date.toISOString(), machines };
      await tell(trx, { kind: 'planEnds', key: `${purchase_id}/${days}`, facts, at }, [{ userId }]);
      told += 1;
    });
  }
  return told;
}
