import { sql } from 'kysely';
import type { Db } from '../../database/types.ts';

/** A purchase whose buyer is to be reminded. */
export interface DueReminder {
  readonly purchase_id: string;
  /** Days before the end: 7 or 1. */
  readonly days: number;
  readonly end_date: Date;
  readonly plan: string;
  readonly user_id: string;
  readonly machines: number;
}

/**
 * Purchases that end within seven days or one, whose buyers were not yet told, and whose machines are not all in a later one. If the first reminder was missed,
 * only the last is sent.
 */
export async function dueReminders(db: Db, now: Date): Promise<DueReminder[]> {
  const { rows } = await sql<DueReminder>`
    select p.id as purchase_id, d.days, p.end_date, v.display_name as plan, p.user_id,
      (select count(*)::int from purchase_equipment pe where pe.purchase_id = p.id) as machines
    from (values (7, 1), (1, 0)) d(days, after)
      join purchases p on p.end_date > ${now}::timestamptz + d.after * interval '1 day'
        and p.end_date <= ${now}::timestamptz + d.days * interval '1 day'
      join users u on u.id = p.user_id and u.deleted_at is null
      join subscription_versions v on v.subscription_id = p.subscription_id and v.version = p.plan_version
    where not exists (select 1 from purchase_reminders r where r.purchase_id = p.id and r.days = d.days)
      and exists (
        select 1 from purchase_equipment pe where pe.purchase_id = p.id and not exists (
          select 1 from purchase_equipment other join purchases next on next.id = other.purchase_id
          where other.equipment_id = pe.equipment_id and next.start_date <= p.end_date and next.end_date > p.end_date))
    order by p.end_date, p.id limit 1000`.execute(db);
  return rows;
}

/** Returns whether nobody else has claimed it. */
export async function claimReminder(
  db: Db,
  { purchase_id, days }: Pick<DueReminder, 'purchase_id' | 'days'>,
  now: Date,
): Promise<boolean> {
  const row = await db
    .insertInto('purchase_reminders')
    .values({ purchase_id, days, sent_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('days')
    .executeTakeFirst();
  return row !== undefined;
}
