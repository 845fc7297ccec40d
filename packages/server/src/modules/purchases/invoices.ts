import { financialYear, gstStateCode, isGstin, stateOfGstCode, type TaxedPrice, taxIn } from '@yantra/domain';
import type { Db } from '../../database/types.ts';
import { personName } from '../../person-name.ts';
import type { SellerSettings } from './seller.settings.ts';

/** An invoice to be issued. */
export interface NewInvoice {
  readonly purchaseId: string;
  readonly buyer: InvoiceBuyer;
  readonly at: Date;
  /** Tax included. */
  readonly totalPaise: number;
  readonly seller: SellerSettings;
}

/** The recipient on the day of the invoice; empty texts are unknown. */
export interface InvoiceBuyer {
  /** The organization's name, if any. */
  readonly name: string;
  readonly address: string;
  /** In English, as GST names it; empty if no address is known. */
  readonly state: string;
  /** Empty if not registered. */
  readonly gstin: string;
}

/** The tax of an invoice. */
export interface IssuedInvoice extends TaxedPrice {
  /** Whether it has central and state tax, not the integrated one. */
  readonly isWithinState: boolean;
}

/**
 * Issues a purchase's tax invoice within the transaction that sells it: its number becomes the financial year's next at commit, so that nobody waits for a
 * stuck sale; a rollback uses none. Central and state tax if seller and recipient are in one state, else the integrated one.
 */
export async function issueInvoice(trx: Db, invoice: NewInvoice): Promise<IssuedInvoice> {
  const row = invoiceRow(invoice);
  await trx.insertInto('invoice_drafts').values(row).execute();
  return {
    isWithinState: row.place_of_supply === invoice.seller.state,
    taxablePaise: row.taxable_paise,
    cgstPaise: row.cgst_paise,
    sgstPaise: row.sgst_paise,
    igstPaise: row.igst_paise,
  };
}

/** An invoice's row without its serial number: the database makes it from the number and year. */
export function invoiceRow({ purchaseId, at, totalPaise, seller, buyer }: NewInvoice) {
  // Without a known address the seller's place counts (section 12(2)(b) of the IGST Act).
  const place = buyer.state === '' ? seller.state : buyer.state;
  const tax = taxIn(totalPaise, place === seller.state);
  return {
    year: financialYear(at),
    purchase_id: purchaseId,
    issued_at: at,
    seller: JSON.stringify(seller),
    buyer: JSON.stringify(buyer),
    place_of_supply: place,
    sac: seller.sac,
    taxable_paise: tax.taxablePaise,
    cgst_paise: tax.cgstPaise,
    sgst_paise: tax.sgstPaise,
    igst_paise: tax.igstPaise,
    total_paise: totalPaise,
  };
}

/** The recipient, locked until the transaction ends: a person's purchases are decided one after another. `undefined` once the account is deleted. */
export async function lockBuyer(trx: Db, userId: string): Promise<InvoiceBuyer | undefined> {
  const user = await trx
    .selectFrom('users')
    .leftJoin('organizations', 'organizations.user_id', 'users.id')
    .select(['first_name', 'last_name', 'address_line1', 'city', 'state', 'pincode', 'gstin'])
    .select('organizations.name as business')
    .where('users.id', '=', userId)
    .where('users.deleted_at', 'is', null)
    .forUpdate('users')
    .executeTakeFirst();
  if (user === undefined) return undefined;
  const gstin = isGstin(user.gstin) ? user.gstin : '';
  // A registered recipient's state is that of the registration.
  const code = gstin === '' ? gstStateCode(user.state) : gstin.slice(0, 2);
  return {
    name: user.business || personName(user),
    address: [user.address_line1, user.city, user.state, user.pincode].filter((part) => part !== '').join(', '),
    state: code === undefined ? '' : (stateOfGstCode(code) ?? ''),
    gstin,
  };
}
