import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/types.ts';
import type { InvoiceBuyer } from './invoices.ts';
import type { SellerSettings } from './seller.settings.ts';

/** An invoice with what it was issued for. */
export interface ReceiptRow {
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
  readonly equipment_count: number;
  readonly period_months: number;
  readonly price_paise: number;
  readonly discount: number;
  readonly start_date: Date;
  readonly end_date: Date;
  readonly order_id: string | null;
  readonly cf_payment_id: string | null;
}

/** The invoice of a purchase; of what the demo began with there may be none. */
export async function receiptOf(db: Kysely<Database>, purchaseId: string): Promise<ReceiptRow | undefined> {
  const { rows } = await sql<ReceiptRow>`
    select i.*, p.user_id, p.period_months, p.price_paise, p.discount, p.start_date, p.end_date, p.order_id, v.display_name as plan, v.equipment_count,
      (select a.cf_payment_id from order_payments a where a.order_id = p.order_id and a.status = 'SUCCESS'
        order by a.completed_at nulls last, a.cf_payment_id limit 1) as cf_payment_id
    from invoices i join purchases p on p.id = i.purchase_id
      join subscription_versions v on v.subscription_id = p.subscription_id and v.version = p.plan_version
    where i.purchase_id = ${purchaseId}::uuid`.execute(db);
  return rows[0];
}

/** The receipt of a purchase as it was drawn, if it was drawn with this content. */
export async function keptReceipt(
  db: Kysely<Database>,
  purchaseId: string,
  content: string,
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('receipt_files')
    .select('bytes')
    .where('purchase_id', '=', purchaseId)
    .where('content', '=', content)
    .executeTakeFirst();
  return row && Buffer.from(row.bytes);
}

/** A receipt that was drawn. */
export interface DrawnReceipt {
  readonly purchaseId: string;
  /** Whether it names its buyer. */
  readonly isNamed: boolean;
  readonly content: string;
  readonly bytes: Buffer;
  readonly at: Date;
}

/** Keeps a receipt in the place of an earlier one, unless its buyer was taken out of the invoice while it was drawn. */
export async function keepReceipt(db: Kysely<Database>, receipt: DrawnReceipt): Promise<void> {
  const { purchaseId, isNamed, content, bytes, at } = receipt;
  // Shared, so that a deletion of the account that is under way comes before or after.
  await sql`
    with invoice as (
      select purchase_id from invoices where purchase_id = ${purchaseId}::uuid and (buyer is not null) = ${isNamed} for share)
    insert into receipt_files (purchase_id, content, bytes, made_at)
      select purchase_id, ${content}, ${bytes}::bytea, ${at}::timestamptz from invoice
    on conflict (purchase_id) do update set content = excluded.content, bytes = excluded.bytes, made_at = excluded.made_at`.execute(
    db,
  );
}

/** Takes somebody out of the invoices that were issued to them; numbers, amounts and whose they are stay. */
export async function forgetBuyer(trx: Kysely<Database>, userId: string): Promise<void> {
  const theirs = trx.selectFrom('purchases').select('id').where('user_id', '=', userId);
  await trx.updateTable('invoices').set({ buyer: null }).where('purchase_id', 'in', theirs).execute();
  await trx.deleteFrom('receipt_files').where('purchase_id', 'in', theirs).execute();
}
