import { type TaxedPrice, taxIn } from '@yantra/domain';
import type { LedgerEntryTable } from '../../database/types.ts';
import type { Db } from '../../database/types.ts';

/* Double entry: what the gateway holds for us, what is in the bank, what we owe customers, sales and their tax. The database refuses journals that do not balance, and any later
 * change. */

type Account = LedgerEntryTable['account'];
type Lines = readonly (readonly [account: Account, debitPaise: number])[];

interface Journal {
  readonly name: string;
  readonly lines: Lines;
}

/** Journals in the form of the table. */
export const ledgerRows = (orderId: string, at: Date, journals: readonly Journal[]) =>
  journals.flatMap(({ name, lines }) =>
    lines
      .filter(([, amount]) => amount !== 0)
      .map(([account, amount_paise]) => ({ journal: name, account, amount_paise, order_id: orderId, created_at: at })),
  );

/** Writes journals at once; existing ones stay. */
async function book(trx: Db, orderId: string, at: Date, journals: readonly Journal[]): Promise<void> {
  await trx
    .insertInto('ledger_entries')
    .values(ledgerRows(orderId, at, journals))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Where money is. */
export type MoneyAccount = Extract<Account, 'gateway' | 'bank'>;

/** A customer's money arrived, at the gateway or by bank transfer. */
export const paymentJournal = (paymentId: string, paise: number, account: MoneyAccount = 'gateway'): Journal => ({
  name: `payment:${paymentId}`,
  lines: [
    [account, paise],
    ['customer', -paise],
  ],
});

/** Booked once per payment. */
export const bookPayment = (
  trx: Db,
  orderId: string,
  paymentId: string,
  paise: number,
  at: Date,
  account?: MoneyAccount,
) => book(trx, orderId, at, [paymentJournal(paymentId, paise, account)]);

/** A sale's journal: the customer's money becomes revenue and tax. */
export function saleJournal(orderId: string, paise: number, isWithinState: boolean): Journal {
  const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = taxIn(paise, isWithinState);
  return {
    name: `sale:${orderId}`,
    lines: [
      ['customer', paise],
      ['sales', -taxablePaise],
      ['cgst', -cgstPaise],
      ['sgst', -sgstPaise],
      ['igst', -igstPaise],
    ],
  };
}

/** Money was refunded. */
export const refundJournal = (refundId: string, paise: number, account: MoneyAccount = 'gateway'): Journal => ({
  name: `refund:${refundId}`,
  lines: [
    ['customer', paise],
    [account, -paise],
  ],
});

/**
 * A credit note's journal: revenue and tax become the customer's money again.
 * @param cause the order or the refund it was issued for
 */
export const creditJournal = (cause: string, paise: number, tax: TaxedPrice): Journal => ({
  name: `credit:${cause}`,
  lines: [
    ['sales', tax.taxablePaise],
    ['cgst', tax.cgstPaise],
    ['sgst', tax.sgstPaise],
    ['igst', tax.igstPaise],
    ['customer', -paise],
  ],
});

/** Books a sale paid by the customer's money: payments and credit. */
export const bookSale = (trx: Db, orderId: string, paise: number, isWithinState: boolean, at: Date) =>
  book(trx, orderId, at, [saleJournal(orderId, paise, isWithinState)]);

/** Books a credit note: for an order, which an earlier plan's unused rest pays for, or for a refund of it. */
export const bookCredit = (
  trx: Db,
  orderId: string,
  note: { readonly cause: string; readonly paise: number; readonly tax: TaxedPrice },
  at: Date,
) => book(trx, orderId, at, [creditJournal(note.cause, note.paise, note.tax)]);

export const bookRefund = (
  trx: Db,
  orderId: string,
  refundId: string,
  paise: number,
  at: Date,
  account?: MoneyAccount,
) => book(trx, orderId, at, [refundJournal(refundId, paise, account)]);
