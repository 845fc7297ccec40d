import { retention, spanBefore } from '@yantra/domain';
import { sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../database/types.ts';
import type { InvoiceBuyer } from './invoices.ts';
import type { SellerSettings } from './seller.settings.ts';

/** The common part of an invoice and a credit note. */
export interface PaperRow {
  readonly user_id: string;
  readonly number: string;
  readonly issued_at: Date;
  readonly seller: SellerSettings;
  /** Null once the account is deleted. */
  readonly buyer: InvoiceBuyer | null;
  readonly place_of_supply: string;
  readonly sac: string;
  readonly taxable_paise: number;
  readonly cgst_paise: number;
  readonly sgst_paise: number;
  readonly igst_paise: number;
  readonly total_paise: number;
  readonly plan: string;
  readonly order_id: string | null;
}

/** An invoice with its purchase. */
export interface ReceiptRow extends PaperRow {
  readonly equipment_count: number;
  readonly period_months: number;
  readonly price_paise: number;
  readonly discount: number;
  readonly start_date: Date;
  readonly end_date: Date;
  readonly cf_payment_id: string | null;
  /** Beyond the months, for credit above the price. */
  readonly further_days: number;
  /** The credit note that paid part of it, for an earlier plan's unused rest. */
  readonly credit_note: string | null;
  readonly credit_paise: number;
}

/** A credit note with its purchase. */
export interface CreditNoteRow extends PaperRow {
  readonly invoice_number: string | null;
  readonly invoice_date: Date | null;
  /** Of the plan that a larger one took the place of; null for a refund. */
  readonly days: number | null;
  readonly days_left: number | null;
}

/** A purchase's invoice; initial demo purchases have none. */
export async function receiptOf(db: Db, purchaseId: string): Promise<ReceiptRow | undefined> {
  const { rows } = await sql<ReceiptRow>`
    select i.*, p.user_id, p.period_months, p.price_paise, p.discount, coalesce(p.bought_from, p.start_date) as start_date,
      coalesce(p.bought_until, p.end_date) as end_date, p.order_id,
      v.display_name as plan, v.equipment_count, coalesce(o.further_days, 0) as further_days, coalesce(o.credit_paise, 0) as credit_paise,
      c.number as credit_note,
      (select a.cf_payment_id from order_payments a where a.order_id = p.order_id and a.status = 'SUCCESS'
        order by a.completed_at nulls last, a.cf_payment_id limit 1) as cf_payment_id
    from invoices i join purchases p on p.id = i.purchase_id
      join subscription_versions v on v.subscription_id = p.subscription_id and v.version = p.plan_version
      left join orders o on o.id = p.order_id left join credit_notes c on c.order_id = p.order_id and c.refund_id is null
    where i.purchase_id = ${purchaseId}::uuid`.execute(db);
  return rows[0];
}

/** A credit note of a purchase: the one with this number, else that of the larger plan that took its place. */
export async function creditNoteOf(db: Db, purchaseId: string, number?: string): Promise<CreditNoteRow | undefined> {
  const which = number === undefined ? sql`c.refund_id is null` : sql`c.number = ${number}`;
  const { rows } = await sql<CreditNoteRow>`
    select c.*, p.user_id, v.display_name as plan
    from credit_notes c join purchases p on p.id = c.purchase_id
      join subscription_versions v on v.subscription_id = p.subscription_id and v.version = p.plan_version
    where c.purchase_id = ${purchaseId}::uuid and ${which}`.execute(db);
  return rows[0];
}

/** A purchase's stored receipt, if drawn with this content. */
export async function keptReceipt(db: Db, purchaseId: string, content: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('receipt_files')
    .select('bytes')
    .where('purchase_id', '=', purchaseId)
    .where('content', '=', content)
    .executeTakeFirst();
  return row && Buffer.from(row.bytes);
}

/** A drawn receipt. */
export interface DrawnReceipt {
  readonly purchaseId: string;
  /** Whether it names its buyer. */
  readonly isNamed: boolean;
  readonly content: string;
  readonly bytes: Buffer;
  readonly at: Date;
}

/** Stores a receipt, replacing an earlier one, unless its buyer was removed from the invoice meanwhile. */
export async function keepReceipt(db: Db, receipt: DrawnReceipt): Promise<void> {
  const { purchaseId, isNamed, content, bytes, at } = receipt;
  // A shared lock, so that a deletion of the account comes before or after.
  await sql`
    with invoice as (
      select purchase_id from invoices where purchase_id = ${purchaseId}::uuid and (buyer is not null) = ${isNamed} for share)
    insert into receipt_files (purchase_id, content, bytes, made_at)
      select purchase_id, ${content}, ${bytes}::bytea, ${at}::timestamptz from invoice
    on conflict (purchase_id) do update set content = excluded.content, bytes = excluded.bytes, made_at = excluded.made_at`.execute(
    db,
  );
}

/** Removes a person from their invoices and credit notes; numbers, amounts and the owner's id stay. */
export async function forgetBuyer(trx: Db, userId: string): Promise<void> {
  const theirs = trx.selectFrom('purchases').select('id').where('user_id', '=', userId);
  await trx.updateTable('invoices').set({ buyer: null }).where('purchase_id', 'in', theirs).execute();
  await trx.updateTable('credit_notes').set({ buyer: null }).where('purchase_id', 'in', theirs).execute();
  await trx.deleteFrom('receipt_files').where('purchase_id', 'in', theirs).execute();
}

/** Deletes drawn receipts; the invoices stay. A receipt is wanted once or twice; afterwards it is drawn again. */
export async function forgetReceipts(db: Db, clock: Clock): Promise<void> {
  const before = spanBefore(clock.now(), retention.receiptFiles);
  await db.deleteFrom('receipt_files').where('made_at', '<=', before).execute();
}
