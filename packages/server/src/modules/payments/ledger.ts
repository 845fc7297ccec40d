import { taxIn } from '@yantra/domain';
import type { Kysely } from 'kysely';
import type { LedgerEntryTable } from '../../database/types.ts';
import type { Database } from '../../database/types.ts';

/* Double entry: what the gateway holds for us, what we owe customers, what we sold and the tax in it. The database refuses a journal that
   does not balance and any change of what is written. */

type Account = LedgerEntryTable['account'];
type Lines = readonly (readonly [account: Account, debitPaise: number])[];

interface Journal {
  readonly name: string;
  readonly lines: Lines;
}

/** Writes journals at once; one that is there already is left as it is. */
async function book(trx: Kysely<Database>, orderId: string, at: Date, journals: readonly Journal[]): Promise<void> {
  const rows = journals.flatMap(({ name, lines }) =>
    lines
      .filter(([, amount]) => amount !== 0)
      .map(([account, amount_paise]) => ({ journal: name, account, amount_paise, order_id: orderId, created_at: at })),
  );
  await trx
    .insertInto('ledger_entries')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const payment = (paymentId: string, paise: number): Journal => ({
  name: `payment:${paymentId}`,
  lines: [
    ['gateway', paise],
    ['customer', -paise],
  ],
});

/** Money of a customer arrived at the gateway. Booked once for each payment. */
export const bookPayment = (trx: Kysely<Database>, orderId: string, paymentId: string, paise: number, at: Date) =>
  book(trx, orderId, at, [payment(paymentId, paise)]);

/** What a sale moves: money of the customer becomes what was sold and the tax in it. */
export function saleLines(paise: number, isWithinState: boolean): Lines {
  const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = taxIn(paise, isWithinState);
  return [
    ['customer', paise],
    ['sales', -taxablePaise],
    ['cgst', -cgstPaise],
    ['sgst', -sgstPaise],
    ['igst', -igstPaise],
  ];
}

/** A plan was sold for money that arrived. */
export const bookSale = (
  trx: Kysely<Database>,
  orderId: string,
  paymentId: string,
  paise: number,
  isWithinState: boolean,
  at: Date,
) =>
  book(trx, orderId, at, [
    payment(paymentId, paise),
    { name: `sale:${orderId}`, lines: saleLines(paise, isWithinState) },
  ]);

/** Money went back. */
export const bookRefund = (trx: Kysely<Database>, orderId: string, refundId: string, paise: number, at: Date) =>
  book(trx, orderId, at, [
    {
      name: `refund:${refundId}`,
      lines: [
        ['customer', paise],
        ['gateway', -paise],
      ],
    },
  ]);
