import { sql } from 'kysely';
import type { Db } from '../../database/types.ts';
import { tell } from '../notifications/index.ts';

interface Bought {
  readonly user_id: string;
  readonly plan: string;
  readonly period_months: number;
  readonly start_date: Date;
  readonly end_date: Date;
  readonly machines: number;
  readonly paid_paise: number;
  readonly credit_paise: number;
  readonly order_id: string;
}

/** Tells a buyer what was bought, within the transaction of the purchase. The invoice's number is added with the invoice, at the commit. */
export async function tellBuyer(trx: Db, purchaseId: string, at: Date): Promise<void> {
  const { rows } = await sql<Bought>`
    select p.user_id, v.display_name as plan, p.period_months, p.start_date, p.end_date, cardinality(o.equipment_ids) as machines,
      o.amount_paise as paid_paise, o.credit_paise, o.id as order_id
    from purchases p join orders o on o.id = p.order_id
      join subscription_versions v on v.subscription_id = p.subscription_id and v.version = p.plan_version
    where p.id = ${purchaseId}::uuid`.execute(trx);
  for (const row of rows) {
    const facts = {
      plan: row.plan,
      months: row.period_months,
      starts: row.start_date.toISOString(),
      ends: row.end_date.toISOString(),
      isComing: row.start_date > at,
      machines: row.machines,
      paidPaise: Number(row.paid_paise),
      creditPaise: Number(row.credit_paise),
      orderId: row.order_id,
    };
    await tell(trx, { kind: 'paid', key: purchaseId, facts, at }, [{ userId: row.user_id }]);
  }
}
