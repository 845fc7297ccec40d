import { financialYear, taxIn } from '@yantra/domain';
import type { Db } from '../../database/types.ts';
import type { InvoiceBuyer } from './invoices.ts';
import type { SellerSettings } from './seller.settings.ts';

/** A credit note to be issued. */
export interface NewCreditNote {
  /** The purchase that is replaced. */
  readonly purchaseId: string;
  /** The order that the credit is used for. */
  readonly orderId: string;
  /** The days bought, and those left. */
  readonly days: number;
  readonly daysLeft: number;
  /** Tax included. */
  readonly totalPaise: number;
  readonly buyer: InvoiceBuyer;
  readonly seller: SellerSettings;
  readonly at: Date;
}

/**
 * Issues the credit note for the unused rest of a purchase, within the transaction that ends it: its number becomes the financial year's next at commit,
 * together with the invoice's. It returns tax of the same kind as on the invoice, whatever the recipient's state is now.
 */
export async function issueCreditNote(trx: Db, note: NewCreditNote): Promise<{ readonly isWithinState: boolean }> {
  const { purchaseId, orderId, days, daysLeft, totalPaise, buyer, seller, at } = note;
  const invoice = await trx
    .selectFrom('invoices')
    .select(['number', 'issued_at', 'place_of_supply', 'igst_paise', 'sac'])
    .where('purchase_id', '=', purchaseId)
    .executeTakeFirst();
  const place = invoice?.place_of_supply ?? (buyer.state === '' ? seller.state : buyer.state);
  const isWithinState = invoice === undefined ? place === seller.state : invoice.igst_paise === 0;
  const tax = taxIn(totalPaise, isWithinState);
  await trx
    .insertInto('credit_note_drafts')
    .values({
      year: financialYear(at),
      purchase_id: purchaseId,
      order_id: orderId,
      invoice_number: invoice?.number ?? null,
      invoice_date: invoice?.issued_at ?? null,
      issued_at: at,
      seller: JSON.stringify(seller),
      buyer: JSON.stringify(buyer),
      place_of_supply: place,
      sac: invoice?.sac ?? seller.sac,
      days,
      days_left: daysLeft,
      taxable_paise: tax.taxablePaise,
      cgst_paise: tax.cgstPaise,
      sgst_paise: tax.sgstPaise,
      igst_paise: tax.igstPaise,
      total_paise: totalPaise,
    })
    .execute();
  return { isWithinState };
}
