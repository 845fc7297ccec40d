import { type OrderMoney, refundable } from '@yantra/domain';
import { type Insertable, sql } from 'kysely';
import type { Db, RefundTable } from '../../database/types.ts';

/** An order as far as money may go back of it. */
export interface RefundableOrder extends OrderMoney {
  /** Its payment; null while nothing was bought with it. */
  readonly paymentId: string | null;
  readonly purchaseId: string | null;
  readonly plan: string;
  readonly isByTransfer: boolean;
  /** Whether the plan runs or is to come. */
  readonly isAhead: boolean;
}

/* One payment buys, the first that succeeded and does not go back by itself. */
const boughtWith = sql`(select a.cf_payment_id from order_payments a where a.order_id = o.id and a.status = 'SUCCESS'
    and not exists (select 1 from refunds r where r.cf_payment_id = a.cf_payment_id and r.reason <> 'asked')
  order by a.completed_at nulls last, a.cf_payment_id limit 1)`;

/** `undefined` for an order that does not exist. */
export async function refundableOrder(db: Db, orderId: string, now: Date): Promise<RefundableOrder | undefined> {
  const { rows } = await sql<RefundableOrder>`
    select ${boughtWith} as "paymentId", p.id as "purchaseId", v.display_name as plan, h.order_id is not null as "isByTransfer",
      coalesce(p.end_date > ${now}::timestamptz, false) as "isAhead",
      case when p.id is null then 0 else o.amount_paise end as "paidPaise", o.amount_paise + o.credit_paise as "totalPaise",
      coalesce((select sum(r.amount_paise) from refunds r where r.order_id = o.id and r.reason = 'asked'), 0)::bigint as "refundedPaise",
      coalesce((select sum(c.total_paise) from credit_notes c where c.purchase_id = p.id and c.refund_id is null), 0)::bigint as "creditedPaise"
    from orders o join subscription_versions v on v.subscription_id = o.subscription_id and v.version = o.plan_version
      left join purchases p on p.order_id = o.id left join hand_payments h on h.order_id = o.id
    where o.id = ${orderId}`.execute(db);
  return rows[0];
}

/** The most that may still be given back of an order. */
export async function leftToRefund(db: Db, orderId: string, now: Date): Promise<number> {
  const order = await refundableOrder(db, orderId, now);
  return order?.paymentId ? refundable(order) : 0;
}

/** Ends a purchase whose money went back, also one that has not begun; the period it was bought for is kept. Returns its machines. */
export async function cancelPurchase(trx: Db, id: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ machine: string }>`
    with ended as (
      update purchases set bought_until = coalesce(bought_until, end_date), end_date = ${now}::timestamptz,
        bought_from = case when start_date >= ${now}::timestamptz then coalesce(bought_from, start_date) else bought_from end,
        start_date = least(start_date, ${now}::timestamptz - interval '1 millisecond')
      where id = ${id}::uuid and end_date > ${now}::timestamptz returning id)
    select pe.equipment_id::text as machine from ended join purchase_equipment pe on pe.purchase_id = ended.id`.execute(
    trx,
  );
  return rows.map(({ machine }) => machine);
}

export const addRefund = (trx: Db, refund: Insertable<RefundTable>) =>
  trx.insertInto('refunds').values(refund).execute();

/** The refunds of an order that are under way. */
export async function refundsUnderWay(db: Db, orderId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('refunds')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', '!=', 'done')
    .orderBy('created_at')
    .execute();
  return rows.map(({ id }) => id);
}
