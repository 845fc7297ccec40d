import { rupeesToPaise } from '@yantra/domain';
import { refusal } from './errors.ts';
import type { Gateway } from './gateway.ts';
import { paymentRules, type Rule } from './rules.ts';
import type { Order, Payment, PaymentGroup, Refund } from './state/records.ts';
import { paymentWebhookBody, refundWebhookBody, webhookOf } from './webhooks/payload.ts';

/** The button that the person presses. */
export type Outcome = 'succeed' | 'fail' | 'drop';

const defaultLateMs = 1_000;
const wrongByDefaultPaise = 100;

/**
 * One attempt at paying an order, with the person's outcome unless a rule overrides it.
 * @throws GatewayError if the order no longer accepts money
 */
export function pay(gateway: Gateway, order: Order, group: PaymentGroup, outcome: Outcome): Payment {
  const { store, rules, time, ids } = gateway;
  const status = store.statusOf(order);
  if (status === 'PAID') throw refusal('order_already_paid');
  if (status !== 'ACTIVE') throw refusal('order_inactive');
  const about = { orderId: order.orderId, customerName: order.customer.customer_name };
  const wrong = rules.take(['wrong-amount'], about);
  const rule =
    outcome === 'drop'
      ? undefined
      : rules.take(
          paymentRules.filter((name) => name !== 'wrong-amount'),
          about,
        );
  const now = time.now();
  const isLate = rule?.do === 'success-after-expiry';
  const isPending = isLate || rule?.do === 'pending';
  const delay = rule?.ms ?? (isLate ? defaultLateMs : undefined);
  const began: Payment = {
    cfPaymentId: ids.number(),
    orderId: order.orderId,
    group,
    status: 'PENDING',
    ...amounts(order, wrong),
    startedAt: now,
    endedAt: null,
    resolvesAt: isPending && delay !== undefined ? now + delay : null,
  };
  if (isLate) store.save({ kind: 'order', order: { ...order, expiresAt: now } });
  if (!isPending) return endPayment(gateway, began, rule?.do === 'fail' ? 'FAILED' : endings[outcome]);
  store.save({ kind: 'payment', payment: began });
  gateway.wake();
  return began;
}

const endings = { succeed: 'SUCCESS', fail: 'FAILED', drop: 'USER_DROPPED' } as const;

function amounts(order: Order, wrong: Rule | undefined): Pick<Payment, 'amountPaise' | 'orderAmountPaise'> {
  const right = order.amountPaise;
  if (wrong === undefined) return { amountPaise: right, orderAmountPaise: right };
  const paise = wrong.amount === undefined ? Math.max(0, right - wrongByDefaultPaise) : rupeesToPaise(wrong.amount);
  return {
    amountPaise: wrong.field === 'order_amount' ? right : paise,
    orderAmountPaise: wrong.field === 'payment_amount' ? right : paise,
  };
}

/** Ends an attempt, and its order if paid, and announces it. */
export function endPayment(gateway: Gateway, began: Payment, status: 'SUCCESS' | 'FAILED' | 'USER_DROPPED'): Payment {
  const { store, time } = gateway;
  const payment: Payment = { ...began, status, endedAt: time.now(), resolvesAt: null };
  store.save({ kind: 'payment', payment });
  const order = store.orders.get(payment.orderId);
  if (order === undefined) return payment;
  // A late success pays even an expired order or one being terminated: the money was taken.
  if (status === 'SUCCESS') store.save({ kind: 'order', order: { ...order, status: 'PAID' } });
  else if (order.status === 'TERMINATION_REQUESTED')
    store.save({ kind: 'order', order: { ...order, status: 'TERMINATED' } });
  const type = webhookOf[status];
  if (type !== undefined)
    gateway.deliveries.announce(order, type, paymentWebhookBody(type, order, payment, time.now()));
  gateway.wake();
  return payment;
}

/** How much of an order's money was taken, is being refunded, and was refunded; paise. */
export function moneyOf({ store }: Pick<Gateway, 'store'>, orderId: string) {
  const sum = (all: readonly { readonly amountPaise: number }[]) => all.reduce((n, one) => n + one.amountPaise, 0);
  const refunds = store.refundsOf(orderId);
  return {
    takenPaise: sum(store.paymentsOf(orderId).filter(({ status }) => status === 'SUCCESS')),
    refundingPaise: sum(refunds.filter(({ status }) => status === 'PENDING')),
    returnedPaise: sum(refunds.filter(({ status }) => status === 'SUCCESS')),
  };
}

export interface RefundRequest {
  readonly refundId: string;
  readonly amountPaise: number;
  readonly note: string | null;
  readonly speed: Refund['speed'];
}

/**
 * Starts a refund; it ends at once, or as a rule `pending` or `fail` on `refund` says.
 * @throws GatewayError if the id is taken or there is not enough to refund
 */
export function startRefund(gateway: Gateway, order: Order, request: RefundRequest): Refund {
  const { store, rules, time, ids } = gateway;
  if (store.refundsOf(order.orderId).some(({ refundId }) => refundId === request.refundId))
    throw refusal('refund_already_exists');
  const paid = store.paymentsOf(order.orderId).findLast(({ status }) => status === 'SUCCESS');
  if (paid === undefined) throw refusal('order_not_paid');
  const { takenPaise, refundingPaise, returnedPaise } = moneyOf(gateway, order.orderId);
  if (request.amountPaise > takenPaise - refundingPaise - returnedPaise) throw refusal('refund_amount_invalid');
  const about = { orderId: order.orderId, on: 'refund', isNamed: true } as const;
  const rule = rules.take(['pending', 'fail'], about);
  const waits = rule?.do === 'pending';
  const refund: Refund = {
    ...request,
    cfRefundId: ids.number(),
    orderId: order.orderId,
    cfPaymentId: paid.cfPaymentId,
    status: 'PENDING',
    createdAt: time.now(),
    endedAt: null,
    resolvesAt: waits ? (rule.ms === undefined ? null : time.now() + rule.ms) : time.now(),
    resolvesTo: rule?.do === 'fail' ? 'FAILED' : 'SUCCESS',
  };
  store.save({ kind: 'refund', refund });
  gateway.wake();
  return refund;
}

/** Ends a refund and announces it. */
export function endRefund({ store, time, deliveries }: Gateway, began: Refund): void {
  const refund: Refund = { ...began, status: began.resolvesTo, endedAt: time.now(), resolvesAt: null };
  store.save({ kind: 'refund', refund });
  const order = store.orders.get(refund.orderId);
  if (order) deliveries.announce(order, 'REFUND_STATUS_WEBHOOK', refundWebhookBody(order, refund, time.now()));
}
