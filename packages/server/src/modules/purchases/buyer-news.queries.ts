import { sql } from 'kysely';
import type { Db } from '../../database/types.ts';

/** Queues the mail to a purchase's buyer, within the transaction of the purchase. */
export async function queueNews(trx: Db, purchaseId: string, now: Date): Promise<void> {
  await trx.insertInto('purchase_news').values({ purchase_id: purchaseId, queued_at: now, due_at: now }).execute();
}

/** A mail that is due. */
export interface DueNews {
  readonly purchase_id: string;
  readonly queued_at: Date;
  /** How often it was tried, including now. */
  readonly tries: number;
}

/**
 * Takes the longest due mail and postpones its next turn in the same statement: other processes find it taken, and if this one dies it becomes due again.
 * @param leaseMs longer than sending takes
 */
export async function takeNews(db: Db, now: Date, leaseMs: number): Promise<DueNews | undefined> {
  const { rows } = await sql<DueNews>`
    update purchase_news set tries = tries + 1, due_at = ${now}::timestamptz + ${leaseMs} * interval '1 millisecond'
    where purchase_id = (
      select purchase_id from purchase_news where due_at <= ${now}::timestamptz order by due_at, purchase_id limit 1 for update skip locked)
    returning purchase_id, queued_at, tries`.execute(db);
  return rows[0];
}

export const postponeNews = (db: Db, purchaseId: string, until: Date) =>
  db.updateTable('purchase_news').set({ due_at: until }).where('purchase_id', '=', purchaseId).execute();

/** It was sent, or will not be. */
export const endNews = (db: Db, purchaseId: string) =>
  db.deleteFrom('purchase_news').where('purchase_id', '=', purchaseId).execute();

/** The data of a buyer's mail. */
export interface BoughtRow {
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly locale: string;
  readonly plan: string;
  readonly period_months: number;
  readonly start_date: Date;
  readonly end_date: Date;
  readonly machines: number;
  readonly paid_paise: number;
  readonly credit_paise: number;
  readonly order_id: string;
  readonly invoice_number: string;
}

/** Undefined if the buyer has deleted the account. */
export async function boughtRow(db: Db, purchaseId: string): Promise<BoughtRow | undefined> {
  const { rows } = await sql<BoughtRow>`
    select u.email, u.first_name, u.last_name, o.locale, v.display_name as plan, p.period_months, p.start_date, p.end_date,
      cardinality(o.equipment_ids) as machines, o.amount_paise as paid_paise, o.credit_paise, o.id as order_id, i.number as invoice_number
    from purchases p join users u on u.id = p.user_id and u.deleted_at is null join orders o on o.id = p.order_id
      join invoices i on i.purchase_id = p.id
      join subscription_versions v on v.subscription_id = p.subscription_id and v.version = p.plan_version
    where p.id = ${purchaseId}::uuid`.execute(db);
  return rows[0];
}
