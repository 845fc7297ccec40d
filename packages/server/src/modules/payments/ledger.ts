import { taxIn } from '@yantra/domain';
import type { LedgerEntryTable } from '../../database/types.ts';
import type { Db } from '../../database/types.ts';

/* Double entry: what the gateway holds for us, what we owe customers, what we sold and the tax in it. The database refuses a journal that
   does not balance and any change of what is written. */

type Account = LedgerEntryTable['account'];
type Lines = readonly (readonly [account: Account, debitPaise: number])[];

interface Journal {
  readonly name: string;
  readonly lines: Lines;
}

/** Journals as the database keeps them. */
export const ledgerRows = (orderId: string, at: Date, journals: readonly Journal[]) =>
  journals.flatMap(({ name, lines }) =>
    lines
      .filter(([, amount]) => amount !== 0)
      .map(([account, amount_paise]) => ({ journal: name, account, amount_paise, order_id: orderId, created_at: at })),
  );

/** Writes journals at once; one that is there already is left as it is. */
async function book(trx: Db, orderId: string, at: Date, journals: readonly Journal[]): Promise<void> {
  await trx
    .insertInto('ledger_entries')
    .values(ledgerRows(orderId, at, journals))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Money of a customer arrived at the gateway. */
export const paymentJournal = (paymentId: string, paise: number): Journal => ({
  name: `payment:${paymentId}`,
  lines: [
    ['gateway', paise],
    ['customer', -paise],
  ],
});

/** Booked once for each payment. */
export const bookPayment = (trx: Db, orderId: string, paymentId: string, paise: number, at: Date) =>
  book(trx, orderId, at, [paymentJournal(paymentId, paise)]);

/** What a sale moves: money of the customer becomes what was sold and the tax in it. */
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

/** Money went back. */
export const refundJournal = (refundId: string, paise: number): Journal => ({
  name: `refund:${refundId}`,
  lines: [
    ['customer', paise],
    ['gateway', -paise],
  ],
});

/** What a credit note moves: what was sold before and the tax in it become the customer's again. */
export function creditJournal(orderId: string, paise: number, isWithinState: boolean): Journal {
  const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = taxIn(paise, isWithinState);
  return {
    name: `credit:${orderId}`,
    lines: [
      ['sales', taxablePaise],
      ['cgst', cgstPaise],
      ['sgst', sgstPaise],
      ['igst', igstPaise],
      ['customer', -paise],
    ],
  };
}

/** A plan was sold for what is the customer's: money that arrived, and credit. */
export const bookSale = (trx: Db, orderId: string, paise: number, isWithinState: boolean, at: Date) =>
  book(trx, orderId, at, [saleJournal(orderId, paise, isWithinState)]);

/** What is left of an earlier plan is given back, towards an order. */
export const bookCredit = (trx: Db, orderId: string, paise: number, isWithinState: boolean, at: Date) =>
  book(trx, orderId, at, [creditJournal(orderId, paise, isWithinState)]);

export const bookRefund = (trx: Db, orderId: string, refundId: string, paise: number, at: Date) =>
  book(trx, orderId, at, [refundJournal(refundId, paise)]);
