import { dayMs, minuteMs } from '@yantra/domain';
import { createBooks } from './books.ts';
import type { Supplier } from './people.ts';
import { type Purchase, purchaseRow } from './purchases.ts';
import type { Random } from './random.ts';

const groups = ['upi', 'upi', 'upi', 'credit_card', 'debit_card', 'net_banking'] as const;
const failures = [
  { status: 'FAILED', message: 'The bank declined the payment.' },
  { status: 'USER_DROPPED', message: '' },
] as const;

/** What a demo's payments are made from. */
export interface DemoPaymentsParts {
  readonly purchases: readonly Purchase[];
  readonly suppliers: readonly Supplier[];
  /** By the index of the purchase. */
  readonly machines: readonly (readonly string[])[];
  readonly random: Random;
}

const paidId = ({ number }: Purchase): string => `demo_paid_${number}`;
const after = (at: Date, ms: number): Date => new Date(at.getTime() + ms);

/**
 * The payments of the demo's purchases: orders, attempts, invoices without gaps and a balanced ledger. Some began with a failed attempt, some orders were never
 * paid, and one payment of the demo supplier was refunded.
 */
export function demoPayments({ purchases, suppliers, machines, random }: DemoPaymentsParts) {
  const books = createBooks(suppliers);
  const byDate = purchases.toSorted((a, b) => a.startDate.getTime() - b.startDate.getTime() || a.number - b.number);
  const told = byDate.findLast(({ userId }) => userId === suppliers[0]?.user.id);
  for (const purchase of byDate) {
    const { number, startDate: at } = purchase;
    const of = machines[number] ?? [];
    const own = random.fork(number);
    const paid = books.order(purchase, paidId(purchase), 'fulfilled', at, of);
    const group = own.pick(groups);
    if (own.chance(0.2)) books.attempt(paid, 0, failures[0], group, after(at, -2 * minuteMs));
    books.pay(paid, group, at);
    books.sell(purchase, paid);
    if (purchase === told || own.chance(0.1)) {
      const unpaid = books.order(purchase, `demo_unpaid_${number}`, 'closed', after(at, -dayMs), of);
      books.attempt(unpaid, 1, purchase === told ? failures[0] : own.pick(failures), group, unpaid.settled_at);
    }
    if (purchase !== told) continue;
    // Begun in another tab, and paid after the first had already bought the plan.
    const late = books.order(purchase, `demo_refunded_${number}`, 'refunded', after(at, 5 * minuteMs), of);
    books.giveBack(late, books.pay(late, 'upi', late.settled_at));
  }
  return {
    ...books.rows(),
    purchases: purchases.map((purchase) => ({ ...purchaseRow(purchase), order_id: paidId(purchase) })),
  };
}
