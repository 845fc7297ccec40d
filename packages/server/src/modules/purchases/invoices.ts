import { financialYear, gstStateCode, isGstin, stateOfGstCode, type TaxedPrice, taxIn } from '@yantra/domain';
import type { Db } from '../../database/types.ts';
import { personName } from '../../person-name.ts';
import type { SellerSettings } from './seller.settings.ts';

/** What is to be invoiced. */
export interface NewInvoice {
  readonly purchaseId: string;
  readonly buyer: InvoiceBuyer;
  readonly at: Date;
  /** Tax included. */
  readonly totalPaise: number;
  readonly seller: SellerSettings;
}

/** The recipient as on the day of the invoice; empty texts were not given. */
export interface InvoiceBuyer {
  /** The business where there is one. */
  readonly name: string;
  readonly address: string;
  /** In English, as GST names it; empty where no address is on record. */
  readonly state: string;
  /** Empty for who is not registered. */
  readonly gstin: string;
}

/** How an invoice is taxed. */
export interface IssuedInvoice extends TaxedPrice {
  /** Whether it bears central and state tax, not the integrated one. */
  readonly isWithinState: boolean;
}

/**
 * Writes the tax invoice of a purchase within the transaction that sells it: as that commits, its number becomes the next of the
 * financial year, so that nobody waits for a sale that stands still; what is rolled back takes none. The tax is the central and the state's where seller and recipient are of one state, else the integrated one.
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

/** An invoice as the database keeps it, but for its serial: the database makes the number from that and the year. */
export function invoiceRow({ purchaseId, at, totalPaise, seller, buyer }: NewInvoice) {
  // Where the recipient's place is not on record it is the seller's (section 12(2)(b) of the IGST Act).
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

/**
 * The recipient, held until the transaction ends: what one person buys is decided one after the other. `undefined` once the account is
 * deleted.
 */
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
