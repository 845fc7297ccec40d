import { dayMs, financialYear, gstStateCode, minuteMs } from '@yantra/domain';
import { ledgerRows, paymentJournal, refundJournal, saleJournal } from '../modules/payments/index.ts';
import { demoSeller, type InvoiceBuyer, invoiceRow } from '../modules/purchases/index.ts';
import type { Supplier } from './people.ts';
import { type Purchase, purchaseRow } from './purchases.ts';

/** The result of an order. */
export type OrderState = 'closed' | 'fulfilled' | 'refunded';
export type DemoOrder = ReturnType<typeof orderRow>;
/** The result of an attempt to pay. */
export interface AttemptEnd {
  readonly status: string;
  readonly message: string;
}

const nobody: InvoiceBuyer = { name: '', address: '', state: '', gstin: '' };

/** The rows of the demo's payments: invoices without gaps, and a balanced ledger. */
export function createBooks(suppliers: readonly Supplier[]) {
  const buyers = new Map(suppliers.map((supplier) => [supplier.user.id, buyerOf(supplier)]));
  const orders: DemoOrder[] = [];
  const attempts: ReturnType<typeof attemptRow>[] = [];
  const refunds: ReturnType<typeof refundRow>[] = [];
  const ledger: ReturnType<typeof ledgerRows> = [];
  const invoices: ReturnType<typeof bill>[] = [];
  const series = new Map<string, number>();

  function bill(purchase: Purchase, totalPaise: number) {
    const at = purchase.startDate;
    const year = financialYear(at);
    const serial = (series.get(year) ?? 0) + 1;
    series.set(year, serial);
    const buyer = buyers.get(purchase.userId) ?? nobody;
    const row = invoiceRow({ purchaseId: purchase.id, at, totalPaise, seller: demoSeller, buyer });
    return { ...row, serial, seller: demoSeller as object, buyer: buyer as object };
  }

  return {
    order(purchase: Purchase, id: string, state: OrderState, at: Date, machines: readonly string[]): DemoOrder {
      const row = orderRow(purchase, id, state, at, machines);
      orders.push(row);
      return row;
    },
    /** @param number 0 for a failed one before the first */
    attempt(order: DemoOrder, number: 0 | 1, end: AttemptEnd, group: string, at: Date): void {
      attempts.push(attemptRow(order, `${order.id}_${number}`, end, group, at));
    },
    /** Returns the payment's id. */
    pay(order: DemoOrder, group: string, at: Date): string {
      const id = `${order.id}_1`;
      attempts.push(attemptRow(order, id, { status: 'SUCCESS', message: '' }, group, at));
      ledger.push(...ledgerRows(order.id, at, [paymentJournal(id, order.amount_paise)]));
      return id;
    },
    /** Call it in the order of dates, which the invoices' numbers follow. */
    sell(purchase: Purchase, { id, amount_paise: paise }: DemoOrder): void {
      const invoice = bill(purchase, paise);
      invoices.push(invoice);
      const isWithinState = invoice.place_of_supply === demoSeller.state;
      ledger.push(...ledgerRows(id, purchase.startDate, [saleJournal(id, paise, isWithinState)]));
    },
    giveBack(order: DemoOrder, paymentId: string): void {
      const refund = refundRow(order, paymentId);
      refunds.push(refund);
      ledger.push(...ledgerRows(order.id, refund.settled_at, [refundJournal(refund.id, order.amount_paise)]));
    },
    rows: () => ({
      orders,
      attempts,
      refunds,
      ledger,
      invoices,
      series: [...series].map(([year, last]) => ({ year, last })),
    }),
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

const attemptRow = (order: DemoOrder, id: string, { status, message }: AttemptEnd, group: string, at: Date) => ({
  cf_payment_id: id,
  order_id: order.id,
  status,
  amount_paise: order.amount_paise,
  payment_group: group,
  message,
  completed_at: at,
  seen_at: at,
});

const refundRow = (order: DemoOrder, paymentId: string) => ({
  id: `refund_${paymentId}`,
  order_id: order.id,
  cf_payment_id: paymentId,
  amount_paise: order.amount_paise,
  reason: 'running',
  state: 'done',
  created_at: order.settled_at,
  settled_at: new Date(order.settled_at.getTime() + dayMs / 4),
});
