import { sql } from 'kysely';
import type { Db } from '../../database/types.ts';
import type { OrderRow } from './payments.queries.ts';

/** A person's running purchase, as paid. */
export interface RunningPurchase {
  readonly startDate: Date;
  readonly endDate: Date;
  /** Tax included, less what was given back of it. */
  readonly totalPaise: number;
  /** The plan's number of machines. */
  readonly equipmentCount: number;
  /** Whether its invoice has central and state tax, not the integrated one. */
  readonly isWithinState: boolean;
}

/* What the staff gave back of a purchase. */
const givenBack = sql`coalesce((select sum(r.amount_paise) from refunds r where r.order_id = p.order_id and r.reason = 'asked'), 0)`;

/** How much of a purchase a larger plan may still take back. */
export async function creditable(trx: Db, id: string): Promise<number> {
  const { rows } = await sql<{ paise: number }>`
    select (p.final_price_paise - ${givenBack})::bigint as paise from purchases p where p.id = ${id}::uuid`.execute(
    trx,
  );
  return Number(rows[0]?.paise ?? 0);
}

/** Undefined for another's, a future or a past one. */
export async function runningPurchase(
  trx: Db,
  id: string,
  userId: string,
  now: Date,
): Promise<RunningPurchase | undefined> {
  const { rows } = await sql<RunningPurchase>`
    select p.start_date as "startDate", p.end_date as "endDate", (p.final_price_paise - ${givenBack})::bigint as "totalPaise",
      v.equipment_count as "equipmentCount", coalesce(i.igst_paise, 0) = 0 as "isWithinState"
    from purchases p join subscription_versions v on v.subscription_id = p.subscription_id and v.version = p.plan_version
      left join invoices i on i.purchase_id = p.id
    where p.id = ${id}::uuid and p.user_id = ${userId}::uuid
      and p.start_date < ${now}::timestamptz and p.end_date > ${now}::timestamptz`.execute(trx);
  return rows[0];
}

/** Ends a purchase early; its original end is kept. Returns its machines. */
export async function endPurchase(trx: Db, id: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ machine: string }>`
    with ended as (
      update purchases set bought_until = coalesce(bought_until, end_date), end_date = ${now}::timestamptz where id = ${id}::uuid returning id)
    select pe.equipment_id::text as machine from ended join purchase_equipment pe on pe.purchase_id = ended.id`.execute(
    trx,
  );
  return rows.map(({ machine }) => machine);
}

/** Puts purchases off; the period they were bought for is kept. */
export const putOffPurchases = (trx: Db, ids: readonly string[], byMs: number) =>
  sql`
    update purchases set bought_from = coalesce(bought_from, start_date), bought_until = coalesce(bought_until, end_date),
      start_date = start_date + ${byMs} * interval '1 millisecond', end_date = end_date + ${byMs} * interval '1 millisecond'
    where id = any(${[...ids]}::uuid[])`.execute(trx);

/** Whether one of these purchases, were it put off, would meet another one that holds a machine of it; `except` is not met. */
export async function wouldMeet(trx: Db, ids: readonly string[], byMs: number, except: string): Promise<boolean> {
  const { rows } = await sql<{ meets: boolean }>`
    select exists (
      select from purchases late join purchase_equipment mine on mine.purchase_id = late.id
        join purchase_equipment other on other.equipment_id = mine.equipment_id join purchases p on p.id = other.purchase_id
      where late.id = any(${[...ids]}::uuid[]) and p.id <> all(${[...ids, except]}::uuid[])
        and p.start_date < late.end_date + ${byMs} * interval '1 millisecond'
        and p.end_date > late.start_date + ${byMs} * interval '1 millisecond') as meets`.execute(trx);
  return rows[0]?.meets === true;
}

/** The order of somebody that credit paid in full, in the place of a purchase. */
export const paidByCredit = (trx: Db, userId: string, upgradeOf: string): Promise<OrderRow | undefined> =>
  trx
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .where('upgrade_of', '=', upgradeOf)
    .where('state', '=', 'fulfilled')
    .where('amount_paise', '=', 0)
    .executeTakeFirst();
