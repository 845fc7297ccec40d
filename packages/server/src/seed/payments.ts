import { financialYear, gstStateCode } from '@yantra/domain';
import { saleLines } from '../modules/payments/index.ts';
import { type InvoiceBuyer, invoiceRow, demoSeller } from '../modules/purchases/index.ts';
import type { Supplier } from './people.ts';
import { type Purchase, purchaseRow } from './purchases.ts';
import type { Random } from './random.ts';

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;
const groups = ['upi', 'upi', 'upi', 'credit_card', 'debit_card', 'net_banking'] as const;
const failures = [
  { status: 'FAILED', message: 'The bank declined the payment.' },
  { status: 'USER_DROPPED', message: '' },
] as const;

/** What the payments of a demo are made from. */
export interface DemoPaymentsParts {
  readonly purchases: readonly Purchase[];
  readonly suppliers: readonly Supplier[];
  /** Of a purchase, by its number. */
  readonly machinesOf: (purchase: number) => readonly string[];
  readonly random: Random;
}

type OrderState = 'closed' | 'fulfilled' | 'refunded';

/**
 * How the demo's purchases were paid: orders, attempts, invoices without gaps and a ledger that balances. Some began with an attempt that failed,
 * some orders were never paid, and one payment of the account that can log in went back.
 */
export function demoPayments({ purchases, suppliers, machinesOf, random }: DemoPaymentsParts) {
  const buyers = new Map(suppliers.map((supplier) => [supplier.user.id, buyerOf(supplier)]));
  const nobody: InvoiceBuyer = { name: '', address: '', state: '', gstin: '' };
  const orders: ReturnType<typeof orderRow>[] = [];
  const attempts: ReturnType<typeof attemptRow>[] = [];
  const refunds: ReturnType<typeof refundRow>[] = [];
  const ledger: ReturnType<typeof entriesOf> = [];
  const invoices: (Omit<ReturnType<typeof invoiceRow>, 'seller' | 'buyer'> & {
    serial: number;
    seller: object;
    buyer: object;
  })[] = [];
  const series = new Map<string, number>();

  function order(purchase: Purchase, kind: 'paid' | 'unpaid' | 'refunded', state: OrderState, at: Date) {
    const row = orderRow(purchase, `demo_${kind}_${purchase.number}`, state, at, machinesOf(purchase.number));
    orders.push(row);
    return row;
  }
  function pay(row: ReturnType<typeof orderRow>, group: string, at: Date): string {
    const id = `${row.id}_1`;
    attempts.push(attemptRow(row, id, { status: 'SUCCESS', message: '' }, group, at));
    ledger.push(
      ...entriesOf(`payment:${id}`, row.id, at, [
        ['gateway', row.amount_paise],
        ['customer', -row.amount_paise],
      ]),
    );
    return id;
  }
  function invoice(purchase: Purchase, totalPaise: number): boolean {
    const at = purchase.startDate;
    const year = financialYear(at);
    const serial = (series.get(year) ?? 0) + 1;
    series.set(year, serial);
    const buyer = buyers.get(purchase.userId) ?? nobody;
    const row = invoiceRow({ purchaseId: purchase.id, at, totalPaise, seller: demoSeller, buyer });
    invoices.push({ ...row, serial, seller: demoSeller, buyer });
    return row.place_of_supply === demoSeller.state;
  }

  // Numbers of invoices follow their dates.
  const byDate = purchases.toSorted((a, b) => a.startDate.getTime() - b.startDate.getTime() || a.number - b.number);
  const told = byDate.findLast(({ userId }) => userId === suppliers[0]?.user.id);
  for (const purchase of byDate) {
    const own = random.fork(purchase.number);
    const at = purchase.startDate;
    const row = order(purchase, 'paid', 'fulfilled', at);
    const group = own.pick(groups);
    if (own.chance(0.2))
      attempts.push(attemptRow(row, `${row.id}_0`, failures[0], group, new Date(at.getTime() - 2 * minuteMs)));
    pay(row, group, at);
    const isWithinState = invoice(purchase, row.amount_paise);
    ledger.push(...entriesOf(`sale:${row.id}`, row.id, at, saleLines(row.amount_paise, isWithinState)));
    if (purchase === told || own.chance(0.1)) {
      const unpaid = order(purchase, 'unpaid', 'closed', new Date(at.getTime() - dayMs));
      attempts.push(
        attemptRow(
          unpaid,
          `${unpaid.id}_1`,
          purchase === told ? failures[0] : own.pick(failures),
          group,
          unpaid.settled_at,
        ),
      );
    }
    if (purchase !== told) continue;
    // Begun in another tab, and paid when the first had bought the plan already.
    const late = order(purchase, 'refunded', 'refunded', new Date(at.getTime() + 5 * minuteMs));
    const paymentId = pay(late, 'upi', late.settled_at);
    const refund = refundRow(late, paymentId);
    refunds.push(refund);
    const back = [
      ['customer', late.amount_paise],
      ['gateway', -late.amount_paise],
    ] as const;
    ledger.push(...entriesOf(`refund:${refund.id}`, late.id, refund.settled_at, back));
  }
  return {
    orders,
    attempts,
    refunds,
    ledger,
    invoices,
    series: [...series].map(([year, last]) => ({ year, last })),
    purchases: purchases.map((purchase) => ({ ...purchaseRow(purchase), order_id: `demo_paid_${purchase.number}` })),
  };
}

function buyerOf({ organization, city }: Supplier): InvoiceBuyer {
  const state = gstStateCode(city.state) === undefined ? '' : city.state;
  return { name: organization.name, address: `${city.name}, ${city.state}`, state, gstin: '' };
}

function orderRow(purchase: Purchase, id: string, state: OrderState, at: Date, machines: readonly string[]) {
  const { user_id, subscription_id, period_months, price_paise, discount, final_price_paise } = purchaseRow(purchase);
  return {
    id,
    user_id,
    subscription_id,
    plan_version: 1,
    period_months,
    price_paise,
    discount,
    amount_paise: final_price_paise,
    equipment_ids: [...machines],
    state,
    gateway_order_id: id,
    created_at: new Date(at.getTime() - 4 * minuteMs),
    expires_at: new Date(at.getTime() + 26 * minuteMs),
    settled_at: at,
  };
}

const attemptRow = (
  order: ReturnType<typeof orderRow>,
  id: string,
  { status, message }: { readonly status: string; readonly message: string },
  group: string,
  at: Date,
) => ({
  cf_payment_id: id,
  order_id: order.id,
  status,
  amount_paise: order.amount_paise,
  payment_group: group,
  message,
  completed_at: at,
  seen_at: at,
});

const refundRow = (order: ReturnType<typeof orderRow>, paymentId: string) => ({
  id: `refund_${paymentId}`,
  order_id: order.id,
  cf_payment_id: paymentId,
  amount_paise: order.amount_paise,
  reason: 'running',
  state: 'done',
  created_at: order.settled_at,
  settled_at: new Date(order.settled_at.getTime() + dayMs / 4),
});

const entriesOf = (
  journal: string,
  orderId: string,
  at: Date,
  lines: readonly (readonly [account: string, paise: number])[],
) =>
  lines
    .filter(([, paise]) => paise !== 0)
    .map(([account, amount_paise]) => ({ journal, account, amount_paise, order_id: orderId, created_at: at }));
