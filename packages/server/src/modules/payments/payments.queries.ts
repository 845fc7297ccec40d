import type { PlanPeriod } from '@yantra/domain';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { OrderPaymentTable, OrderTable, RefundTable } from '../../database/types.ts';
import type { Db } from '../../database/types.ts';

export type OrderRow = Selectable<OrderTable>;
export type AttemptRow = Selectable<OrderPaymentTable>;
export type RefundRow = Selectable<RefundTable>;
/** The payer, locked until the transaction ends: a person's purchases are decided one after another. */
export const lockCustomer = (trx: Db, userId: string) =>
  trx
    .selectFrom('users')
    .select(['id', 'phone', 'first_name', 'last_name', 'email'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** A plan's current price, per period. */
export async function planOnSale(trx: Db, id: number, months: PlanPeriod) {
  return trx
    .selectFrom('subscriptions')
    .select([
      'id',
      'version',
      'active',
      'equipment_count',
      sql<number>`${sql.ref(`price_${months}_month_paise`)}`.as('price_paise'),
      sql<number>`${sql.ref(`discount_${months}_month`)}::float8`.as('discount'),
    ])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The end of a person's own purchase. */
export async function endOfPurchase(trx: Db, id: string, userId: string): Promise<Date | undefined> {
  const row = await trx
    .selectFrom('purchases')
    .select('end_date')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.end_date;
}

/**
 * How many of these machines are somebody's own, and whether one is in a purchase whose period overlaps another.
 * @param except the purchases that give way
 */
export async function holdings(
  trx: Db,
  ids: readonly string[],
  userId: string,
  period: { readonly start: Date; readonly end: Date },
  except: readonly string[],
): Promise<{ own: number; isTaken: boolean }> {
  const { rows } = await sql<{ own: number; isTaken: boolean }>`
    select
      (select count(*)::int from equipment where id = any(${[...ids]}::uuid[]) and supplier_id = ${userId}::uuid and deleted_at is null) as own,
      exists (
        select 1 from purchase_equipment pe join purchases p on p.id = pe.purchase_id
        where pe.equipment_id = any(${[...ids]}::uuid[])
          and p.id <> all(${[...except]}::uuid[])
          and p.start_date < ${period.end}::timestamptz and p.end_date > ${period.start}::timestamptz) as "isTaken"`.execute(
    trx,
  );
  return rows[0] ?? { own: 0, isTaken: true };
}

/** A person's orders that may still be paid. */
export const openOrders = (trx: Db, userId: string, now: Date): Promise<OrderRow[]> =>
  trx
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', 'in', ['new', 'open'])
    .where('expires_at', '>', now)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export const insertOrder = (trx: Db, order: Insertable<OrderTable>): Promise<OrderRow> =>
  trx.insertInto('orders').values(order).returningAll().executeTakeFirstOrThrow();

export const findOrder = (db: Db, id: string): Promise<OrderRow | undefined> =>
  db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();

export const lockOrder = (trx: Db, id: string): Promise<OrderRow | undefined> =>
  trx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Records the gateway's answer, once; an order replaced meanwhile stays closed. */
export const openOrder = (
  db: Db,
  id: string,
  { gatewayOrderId, paymentSessionId }: { readonly gatewayOrderId: string; readonly paymentSessionId: string },
) =>
  db
    .updateTable('orders')
    .set({
      state: sql`case state when 'new' then 'open' else state end`,
      gateway_order_id: gatewayOrderId,
      payment_session_id: paymentSessionId,
    })
    .where('id', '=', id)
    .where('gateway_order_id', 'is', null)
    .execute();

/** Closes an order for payment; money that still arrives is settled. */
export const closeOrder = (db: Db, id: string, now: Date) =>
  db
    .updateTable('orders')
    .set({ state: 'closed', settled_at: now })
    .where('id', '=', id)
    .where('state', 'in', ['new', 'open'])
    .execute();

export const changeOrder = (
  trx: Db,
  id: string,
  change: { state?: OrderRow['state']; settled_at?: Date; next_check_at?: Date | null },
) => trx.updateTable('orders').set(change).where('id', '=', id).execute();

/**
 * Saves the attempts that the gateway reports; a success is never undone. Returns the ids of new successes. The caller holds the order's lock (`lockOrder`).
 * Only the write itself can tell: a read in the statement that waited for the lock would see the state before the wait.
 */
export async function keepAttempts(
  trx: Db,
  attempts: readonly Insertable<OrderPaymentTable>[],
): Promise<ReadonlySet<string>> {
  if (attempts.length === 0) return new Set();
  const kept = await trx
    .insertInto('order_payments')
    .values([...attempts])
    .onConflict((conflict) =>
      conflict
        .column('cf_payment_id')
        .doUpdateSet((row) => ({
          status: row.ref('excluded.status'),
          amount_paise: row.ref('excluded.amount_paise'),
          payment_group: row.ref('excluded.payment_group'),
          message: row.ref('excluded.message'),
          completed_at: row.ref('excluded.completed_at'),
          seen_at: row.ref('excluded.seen_at'),
        }))
        .where('order_payments.status', '!=', 'SUCCESS')
        // A payment belongs to one order: reported under another, it pays nothing there.
        .whereRef('order_payments.order_id', '=', 'excluded.order_id'),
    )
    .returning(['cf_payment_id', 'status'])
    .execute();
  return new Set(kept.filter(({ status }) => status === 'SUCCESS').map(({ cf_payment_id }) => cf_payment_id));
}

/** The latest first. */
export const attemptsOf = (db: Db, orderId: string): Promise<AttemptRow[]> =>
  db
    .selectFrom('order_payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('completed_at', (order) => order.desc().nullsLast())
    .orderBy('cf_payment_id', 'desc')
    .execute();

/** Turns an order into its purchase, whose machines are listed from its start; `left` are those of a replaced one. Returns its id. */
export async function fulfilOrder(
  trx: Db,
  order: OrderRow,
  { start, end }: { readonly start: Date; readonly end: Date },
  now: Date,
  left: readonly string[] = [],
): Promise<string> {
  // Checked once more: another attempt may have been under way, and its message may be lost. Nobody pays for an amount of zero.
  const { rows } = await sql<{ id: string }>`
    with fulfilled as (
      update orders set state = 'fulfilled', settled_at = ${now}::timestamptz,
          next_check_at = case when amount_paise > 0 then ${now}::timestamptz + ${checkEveryMs} * interval '1 millisecond' end
        where id = ${order.id} returning *), bought as (
      insert into purchases (user_id, subscription_id, plan_version, period_months, start_date, end_date, price_paise, discount,
          final_price_paise, created_at, order_id)
        select user_id, subscription_id, plan_version, period_months, ${start}::timestamptz, ${end}::timestamptz, price_paise, discount,
          amount_paise + credit_paise, ${now}::timestamptz, id from fulfilled
      returning id), held as (
      insert into purchase_equipment (purchase_id, equipment_id)
        select bought.id, machine from bought, unnest(${order.equipment_ids}::uuid[]) machine)
    select id from bought`.execute(trx);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('The purchase was not stored.');
  await sql`select refresh_listing(${now}::timestamptz, ${[...order.equipment_ids, ...left]}::uuid[])`.execute(trx);
  return id;
}

export async function purchaseOf(db: Db, orderId: string): Promise<string | undefined> {
  const row = await db.selectFrom('purchases').select('id').where('order_id', '=', orderId).executeTakeFirst();
  return row?.id;
}

/** Records a refund that is owed, once. */
export const recordRefundOwed = (trx: Db, refund: Insertable<RefundTable>) =>
  trx
    .insertInto('refunds')
    .values(refund)
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const lockRefund = (trx: Db, id: string): Promise<RefundRow | undefined> =>
  trx.selectFrom('refunds').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** A finished refund stays finished, also if an older report arrives. */
export const changeRefund = (
  trx: Db,
  id: string,
  change: { state?: RefundRow['state']; settled_at?: Date; next_try_at?: Date | null },
) => trx.updateTable('refunds').set(change).where('id', '=', id).where('state', '!=', 'done').execute();

/** Whether a refund of an order is still under way. */
export async function isRefunding(trx: Db, orderId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('refunds')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', '!=', 'done')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/* Taking a due order postpones its next turn in the same statement: other processes find it taken, and if this one dies it becomes due again. */

/** How long an order that may be, or recently was, payable is left alone. */
export const checkEveryMs = 45_000;

/** Orders to check at the gateway, oldest first. Each becomes due again until the gateway's answer lets it rest. */
export async function takeDueOrders(db: Db, now: Date, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update orders set checks = checks + 1, next_check_at = ${now}::timestamptz + case
        when ${now}::timestamptz < expires_at + interval '15 minutes' then ${checkEveryMs} * interval '1 millisecond'
        when ${now}::timestamptz < expires_at + interval '1 day' then interval '1 hour'
        else interval '1 day' end
    where id in (
      select id from orders where next_check_at <= ${now}::timestamptz order by next_check_at limit ${most} for update skip locked)
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The longest time of a refund call: two requests of ten seconds, and a margin. */
const tellingMs = 25_000;

/** Refunds to send to the gateway. */
export async function takeDueRefunds(db: Db, now: Date, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update refunds set next_try_at = ${now}::timestamptz + ${tellingMs} * interval '1 millisecond'
    where id in (
      select id from refunds where next_try_at <= ${now}::timestamptz order by next_try_at limit ${most} for update skip locked)
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Not refunded yet: retried later each time, up to an hour; at once if a message arrived meanwhile. */
export const postponeRefund = (db: Db, id: string, now: Date) =>
  sql`
    update refunds set tries = tries + 1, next_try_at = ${now}::timestamptz + least(3600, 30 * power(2, least(tries, 7))) * interval '1 second'
    where id = ${id} and state <> 'done' and next_try_at > ${now}::timestamptz`.execute(db);

/** A message of the gateway, and its subject. */
export interface GatewayEvent {
  readonly id: string;
  readonly orderId: string;
  readonly refundId: string | undefined;
  readonly kind: string;
}

/**
 * Stores a gateway's message and, if it is new, makes its order and refund due at once. Returns whether it is new. One atomic statement, as many arrive at
 * once; the order before its refund, as all who lock both.
 */
export async function keepEvent(db: Db, { id, orderId, refundId, kind }: GatewayEvent, now: Date): Promise<boolean> {
  const { rows } = await sql`
    with news as (
      insert into webhook_events (id, order_id, kind, received_at) values (${id}, ${orderId}, ${kind}, ${now}::timestamptz)
        on conflict do nothing returning order_id), checked as (
      update orders set next_check_at = ${now}::timestamptz from news where orders.id = news.order_id
        returning orders.id), tried as (
      update refunds set next_try_at = ${now}::timestamptz from checked
        where refunds.id = ${refundId ?? null} and refunds.order_id = checked.id and refunds.state <> 'done')
    select order_id from news`.execute(db);
  return rows.length > 0;
}

/** The plan's name when the order was made. */
export async function planName(db: Db, { subscription_id, plan_version }: OrderRow): Promise<string> {
  const row = await db
    .selectFrom('subscription_versions')
    .select('display_name')
    .where('subscription_id', '=', subscription_id)
    .where('version', '=', plan_version)
    .executeTakeFirstOrThrow();
  return row.display_name;
}
