import type { RefundReason } from '@yantra/contract/calls';
import { dayMs } from '@yantra/domain';
import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../database/types.ts';
import { appendAudit } from '../audit/index.ts';
import type { SellerSettings } from '../purchases/index.ts';
import { fulfil } from './fulfil.ts';
import type { GatewayOrder, GatewayPayment, PaymentGateway } from './gateway.ts';
import { bookPayment } from './ledger.ts';
import { isRunning } from './order-state.ts';
import * as queries from './payments.queries.ts';

export interface SettleParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'info'>;
  readonly gateway: PaymentGateway;
  readonly seller: SellerSettings;
}

/** `fulfil` of decisions/0014: every source of news about an order (webhook, VerifyPayment, AddUserPurchaseSubs, sweeper) calls this. */
export type Settle = ReturnType<typeof createSettle>;

type OrderState = queries.OrderRow['state'];

/** How long after its end a payment for an order may still be reported. */
const giveUpMs = 10 * dayMs;
/** How far the clocks of several processes may differ. */
const clocksApartMs = 5000;
/** Statuses of an order in which no payment can be started. */
const ended = ['EXPIRED', 'TERMINATED'];

async function recordRefund(
  trx: Db,
  order: queries.OrderRow,
  payment: GatewayPayment,
  reason: RefundReason,
  now: Date,
): Promise<OrderState> {
  const arrived = reason === 'amount' ? payment.paidPaise : order.amount_paise;
  await bookPayment(trx, order.id, payment.id, arrived, now);
  await queries.recordRefundOwed(trx, {
    id: `refund_${payment.id}`,
    order_id: order.id,
    cf_payment_id: payment.id,
    amount_paise: arrived,
    reason,
    created_at: now,
    next_try_at: now,
  });
  if (order.state === 'fulfilled') return order.state;
  await queries.changeOrder(trx, order.id, { state: 'refunding', settled_at: now });
  return 'refunding';
}

/** Whether the gateway confirms that the order can no longer be paid; checked only if nobody has paid. An order it does not know may still be
 * on its way there. */
const isUnpaid = (
  order: queries.OrderRow,
  known: GatewayOrder | undefined,
  payments: readonly GatewayPayment[],
  now: Date,
): boolean =>
  (known === undefined ? order.expires_at <= now : ended.includes(known.status)) && !payments.some(isRunning);

/** Stops checking an order that can no longer change. If a message came during the check it stays due. */
async function stopChecking(
  trx: Db,
  { id, state, expires_at, next_check_at: next }: queries.OrderRow,
  payments: readonly GatewayPayment[],
  isNews: boolean,
  now: Date,
): Promise<void> {
  const isSettled = state === 'fulfilled' || state === 'refunded';
  const isOld = expires_at.getTime() + giveUpMs <= now.getTime();
  const isOver = isOld || (isSettled && !payments.some(isRunning));
  const isPutOff = next !== null && next.getTime() > now.getTime() + clocksApartMs;
  if (isOver && isPutOff && !isNews) await queries.changeOrder(trx, id, { next_check_at: null });
}

export function createSettle({ db, clock, logger, gateway, seller }: SettleParts) {
  /** Uses a new success. Returns the order's resulting state. */
  async function take(trx: Db, order: queries.OrderRow, payment: GatewayPayment): Promise<OrderState> {
    if (payment.paidPaise === 0) return order.state;
    const now = clock.now();
    const isOpen = order.state === 'new' || order.state === 'open' || order.state === 'closed';
    const reason = !isRightFor(order, payment)
      ? 'amount'
      : isOpen
        ? await fulfil(trx, { order, paymentId: payment.id, seller, now })
        : 'again';
    const state = reason === undefined ? 'fulfilled' : await recordRefund(trx, order, payment, reason, now);
    logger.info({ order: order.id, outcome: reason ?? 'fulfilled' }, 'A payment was settled.');
    if (reason !== undefined) {
      await appendAudit(trx, { at: now, kind: 'payment.refunded', userId: order.user_id, detail: order.id });
    }
    return state;
  }

  return {
    /**
     * Compares an order with the gateway and updates our records: a paid order becomes its purchase once; unusable money is owed back. Any number of concurrent
     * calls, in any number of processes, have the same result.
     * @throws GatewayError if the gateway does not answer; nothing changed then
     */
    settle: async (orderId: string): Promise<void> => {
      const payments = await gateway.paymentsOf(orderId);
      const successes = inOrder(payments.filter(isSuccess));
      const known = successes.length > 0 ? undefined : await gateway.findOrder(orderId);
      await db.transaction().execute(async (trx) => {
        const order = await queries.lockOrder(trx, orderId);
        if (order === undefined) return;
        let { state } = order;
        const rows = payments.map((payment) => attemptRow(orderId, payment, clock.now()));
        const news = await queries.keepAttempts(trx, rows);
        for (const payment of successes) {
          if (news.has(payment.id)) state = await take(trx, { ...order, state }, payment);
        }
        await stopChecking(trx, order, payments, news.size > 0, clock.now());
        if (successes.length > 0) return;
        if (known !== undefined && order.gateway_order_id === null) await queries.openOrder(trx, orderId, known);
        if (isUnpaid(order, known, payments, clock.now())) await queries.closeOrder(trx, orderId, clock.now());
      });
    },
  };
}

const isSuccess = ({ status }: GatewayPayment): boolean => status === 'SUCCESS';

/** The first to succeed counts. */
const inOrder = (payments: readonly GatewayPayment[]): GatewayPayment[] =>
  payments.toSorted(
    (a, b) => (a.completedAt?.getTime() ?? 0) - (b.completedAt?.getTime() ?? 0) || (a.id < b.id ? -1 : 1),
  );

/** The amount paid may include a gateway's fee above our price, but never be less, nor be for another amount. */
const isRightFor = (order: queries.OrderRow, payment: GatewayPayment): boolean =>
  payment.currency === order.currency &&
  payment.orderAmountPaise === order.amount_paise &&
  payment.paidPaise >= order.amount_paise;

const attemptRow = (orderId: string, payment: GatewayPayment, now: Date) => ({
  cf_payment_id: payment.id,
  order_id: orderId,
  status: payment.status,
  amount_paise: payment.paidPaise,
  payment_group: payment.group,
  message: payment.message,
  completed_at: payment.completedAt ?? null,
  seen_at: now,
});
