import { taxIn } from '@yantra/domain';
import type { LedgerEntryTable } from '../../database/types.ts';
import type { Db } from '../../database/types.ts';

/* Double entry: what the gateway holds for us, what we owe customers, sales and their tax. The database refuses journals that do not balance, and any later
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

/** A customer's money arrived at the gateway. */
export const paymentJournal = (paymentId: string, paise: number): Journal => ({
  name: `payment:${paymentId}`,
  lines: [
    ['gateway', paise],
    ['customer', -paise],
  ],
});

/** Booked once per payment. */
export const bookPayment = (trx: Db, orderId: string, paymentId: string, paise: number, at: Date) =>
  book(trx, orderId, at, [paymentJournal(paymentId, paise)]);

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
export const refundJournal = (refundId: string, paise: number): Journal => ({
  name: `refund:${refundId}`,
  lines: [
    ['customer', paise],
    ['gateway', -paise],
  ],
});

/** A credit note's journal: revenue and tax become the customer's money again. */
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

/** Books a sale paid by the customer's money: payments and credit. */
export const bookSale = (trx: Db, orderId: string, paise: number, isWithinState: boolean, at: Date) =>
  book(trx, orderId, at, [saleJournal(orderId, paise, isWithinState)]);

/** Books the credit of an earlier plan's unused rest, for an order. */
export const bookCredit = (trx: Db, orderId: string, paise: number, isWithinState: boolean, at: Date) =>
  book(trx, orderId, at, [creditJournal(orderId, paise, isWithinState)]);

export const bookRefund = (trx: Db, orderId: string, refundId: string, paise: number, at: Date) =>
  book(trx, orderId, at, [refundJournal(refundId, paise)]);
