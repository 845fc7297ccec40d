import { financialYear, gstStateCode, isGstin, stateOfGstCode, type TaxedPrice, taxIn } from '@yantra/domain';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/types.ts';
import type { SellerSettings } from './seller.settings.ts';

/** What is to be invoiced. */
export interface NewInvoice {
  readonly purchaseId: string;
  readonly userId: string;
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

/** An invoice that was issued. */
export interface IssuedInvoice extends TaxedPrice {
  /** `YN/2627/000001` */
  readonly number: string;
  /** Whether it bears central and state tax, not the integrated one. */
  readonly isWithinState: boolean;
}

/**
 * Writes the tax invoice of a purchase within the transaction that sells it: its number is the next of the financial year, and what is rolled
 * back takes none. The tax is the central and the state's where seller and recipient are of one state, else the integrated one.
 */
export async function issueInvoice(trx: Kysely<Database>, { userId, ...facts }: NewInvoice): Promise<IssuedInvoice> {
  const buyer = await buyerOf(trx, userId);
  const year = financialYear(facts.at);
  const row = invoiceRow({ ...facts, buyer, year, serial: await nextSerial(trx, year) });
  await trx.insertInto('invoices').values(row).execute();
  return {
    number: row.number,
    isWithinState: row.place_of_supply === facts.seller.state,
    taxablePaise: row.taxable_paise,
    cgstPaise: row.cgst_paise,
    sgstPaise: row.sgst_paise,
    igstPaise: row.igst_paise,
  };
}

/** An invoice as the database keeps it. */
export function invoiceRow({
  purchaseId,
  at,
  totalPaise,
  seller,
  buyer,
  year,
  serial,
}: Omit<NewInvoice, 'userId'> & { readonly buyer: InvoiceBuyer; readonly year: string; readonly serial: number }) {
  // Where the recipient's place is not on record it is the seller's (section 12(2)(b) of the IGST Act).
  const place = buyer.state === '' ? seller.state : buyer.state;
  const tax = taxIn(totalPaise, place === seller.state);
  return {
    number: `YN/${year}/${String(serial).padStart(6, '0')}`,
    year,
    serial,
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

/* The row is held until the transaction ends: the next waits, and finds the number free again if this one is rolled back. */
async function nextSerial(trx: Kysely<Database>, year: string): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    insert into invoice_series (year, last) values (${year}, 1)
    on conflict (year) do update set last = invoice_series.last + 1 returning last`.execute(trx);
  const serial = rows[0]?.last;
  if (serial === undefined) throw new Error('The invoice has no number.');
  return serial;
}

async function buyerOf(trx: Kysely<Database>, userId: string): Promise<InvoiceBuyer> {
  const user = await trx
    .selectFrom('users')
    .leftJoin('organizations', 'organizations.user_id', 'users.id')
    .select(['first_name', 'last_name', 'address_line1', 'city', 'state', 'pincode', 'gstin'])
    .select('organizations.name as business')
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  const gstin = isGstin(user.gstin) ? user.gstin : '';
  // A registered recipient's state is that of the registration.
  const code = gstin === '' ? gstStateCode(user.state) : gstin.slice(0, 2);
  return {
    name: user.business || `${user.first_name} ${user.last_name}`.trim(),
    address: [user.address_line1, user.city, user.state, user.pincode].filter((part) => part !== '').join(', '),
    state: code === undefined ? '' : (stateOfGstCode(code) ?? ''),
    gstin,
  };
}
