import { financialYear, type TaxedPrice, taxIn } from '@yantra/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/types.ts';
import type { InvoiceBuyer } from './invoices.ts';
import type { SellerSettings } from './seller.settings.ts';

/** A credit note to be issued. */
export interface NewCreditNote {
  /** The purchase that is replaced, or of which money is given back. */
  readonly purchaseId: string;
  /** The order that the credit is used for; of a refund the purchase's own. */
  readonly orderId: string;
  /** The days bought, and those left, when a larger plan takes its place. */
  readonly rest?: { readonly days: number; readonly daysLeft: number };
  /** The refund it is issued for. */
  readonly refundId?: string;
  /** Tax included. */
  readonly totalPaise: number;
  /** Null once the account is deleted. */
  readonly buyer: InvoiceBuyer | null;
  readonly seller: SellerSettings;
  readonly at: Date;
}

interface InvoiceRow extends TaxedPrice {
  readonly number: string;
  readonly issuedAt: Date;
  readonly place: string;
  readonly sac: string;
  readonly isWithinState: boolean;
  /** What no credit note has taken back yet, as its taxes. */
  readonly leftPaise: number;
}

/** A purchase's invoice, and what is left of it. */
async function invoiceOf(trx: Db, purchaseId: string): Promise<InvoiceRow | undefined> {
  const { rows } = await sql<InvoiceRow>`
    select i.number, i.issued_at as "issuedAt", i.place_of_supply as place, i.sac, i.igst_paise = 0 as "isWithinState",
      (i.total_paise - c.total)::bigint as "leftPaise", (i.taxable_paise - c.taxable)::bigint as "taxablePaise",
      (i.cgst_paise - c.cgst)::bigint as "cgstPaise", (i.sgst_paise - c.sgst)::bigint as "sgstPaise", (i.igst_paise - c.igst)::bigint as "igstPaise"
    from invoices i cross join lateral (
      select coalesce(sum(total_paise), 0) as total, coalesce(sum(taxable_paise), 0) as taxable, coalesce(sum(cgst_paise), 0) as cgst,
        coalesce(sum(sgst_paise), 0) as sgst, coalesce(sum(igst_paise), 0) as igst from credit_notes where purchase_id = i.purchase_id) c
    where i.purchase_id = ${purchaseId}::uuid`.execute(trx);
  return rows[0];
}

/**
 * Issues a credit note over a part of a purchase, within the transaction that takes it back: its number becomes the financial year's next at commit,
 * together with the invoice's. Its tax is of the same kind as on the invoice, whatever the recipient's state is now; the last one of an invoice takes what
 * the others left, so that none of their rounding stays.
 */
export async function issueCreditNote(trx: Db, note: NewCreditNote): Promise<TaxedPrice> {
  const { purchaseId, orderId, rest, refundId, totalPaise, buyer, seller, at } = note;
  const invoice = await invoiceOf(trx, purchaseId);
  const place = invoice?.place ?? (buyer?.state || seller.state);
  const isWithinState = invoice?.isWithinState ?? place === seller.state;
  const tax = invoice?.leftPaise === totalPaise ? invoice : taxIn(totalPaise, isWithinState);
  await trx
    .insertInto('credit_note_drafts')
    .values({
      year: financialYear(at),
      purchase_id: purchaseId,
      order_id: orderId,
      invoice_number: invoice?.number ?? null,
      invoice_date: invoice?.issuedAt ?? null,
      issued_at: at,
      seller: JSON.stringify(seller),
      buyer: buyer && JSON.stringify(buyer),
      place_of_supply: place,
      sac: invoice?.sac ?? seller.sac,
      days: rest?.days ?? null,
      days_left: rest?.daysLeft ?? null,
      refund_id: refundId ?? null,
      taxable_paise: tax.taxablePaise,
      cgst_paise: tax.cgstPaise,
      sgst_paise: tax.sgstPaise,
      igst_paise: tax.igstPaise,
      total_paise: totalPaise,
    })
    .execute();
  const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = tax;
  return { taxablePaise, cgstPaise, sgstPaise, igstPaise };
}
