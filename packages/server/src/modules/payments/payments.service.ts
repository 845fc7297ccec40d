import type { askGateway, InputOf, OutputOf, verifyPayment } from '@yantra/contract/calls';
import { timesAnHour, hourMs, paiseToRupees } from '@yantra/domain';
import type { DbAndClock } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import type { Limits } from '../../limits/limits.ts';
import { refundsUnderWay } from './asked-refunds.queries.ts';
import { GatewayError } from './gateway.ts';
import { stateOf } from './order-state.ts';
import { maySee } from './orders.service.ts';
import { paymentTexts } from './payments.messages.ts';
import * as queries from './payments.queries.ts';
import { isByTransfer } from './transfers.queries.ts';

/** The results of orders. */
export type Payments = ReturnType<typeof createPayments>;

export interface PaymentsParts extends DbAndClock {
  readonly limits: Limits;
  readonly settle: (orderId: string) => Promise<void>;
  /** Sends a refund, or asks about it. */
  readonly refund: (id: string) => Promise<void>;
  /** Triggers the sending of refunds. */
  readonly wake: () => void;
}

/** The gateway's limit of requests is shared by everybody: nobody may use it up alone. */
export const askLimit = { kind: 'payment.ask', most: timesAnHour.paymentsAsked, withinMs: hourMs } as const;

export function createPayments({ db, clock, limits, settle, refund, wake }: PaymentsParts) {
  async function own(orderId: string, caller: Caller): Promise<queries.OrderRow> {
    const order = await queries.findOrder(db, orderId);
    if (order === undefined || !maySee(order, caller)) throw new AppError('order.unknown');
    return order;
  }

  /**
   * Whether the gateway could be asked. While it cannot, nobody is told that a payment failed. Who asks too often gets our last state, which messages and the
   * sweeper keep up to date.
   */
  async function settled(orderId: string, { userId }: Caller): Promise<boolean> {
    const { retryAfterSeconds } = await limits.hit(db, askLimit, userId);
    if (retryAfterSeconds !== undefined) return false;
    try {
      await settle(orderId);
      return true;
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      return false;
    } finally {
      wake();
    }
  }

  return {
    /** Settles an order by the gateway's current answer. @throws AppError `order.unknown` for another's */
    async verify({ id }: InputOf<typeof verifyPayment>, caller: Caller): Promise<OutputOf<typeof verifyPayment>> {
      const { amount_paise, state } = await own(id, caller);
      // The gateway does not know of orders fully paid by credit.
      if (amount_paise === 0) return { message: paymentTexts.states[state === 'fulfilled' ? state : 'open'] };
      const isKnown = await settled(id, caller);
      const attempts = await queries.attemptsOf(db, id);
      // An earlier failure does not exclude a later payment.
      const isPaid = attempts.some(({ status }) => status === 'SUCCESS');
      if (!isKnown && !isPaid) return { message: paymentTexts.states.confirming, isUnknown: true };
      if (attempts.length > 0) return attempts.map((attempt) => recordOf(attempt, amount_paise));
      return { message: paymentTexts.noPayments };
    },
    /**
     * Settles an order and its refunds by the gateway's current answers, for the staff.
     * @throws AppError `order.unknown`, `order.byHand`; `gateway.silent` if it could not be asked
     */
    async ask({ id }: InputOf<typeof askGateway>, caller: Caller): Promise<OutputOf<typeof askGateway>> {
      const order = await queries.findOrder(db, id);
      if (order === undefined) throw new AppError('order.unknown');
      if (await isByTransfer(db, id)) throw new AppError('order.byHand');
      if (order.amount_paise > 0 && !(await settled(id, caller))) throw new AppError('gateway.silent');
      for (const one of await refundsUnderWay(db, id)) await refund(one);
      const [now, attempts] = [await queries.findOrder(db, id), await queries.attemptsOf(db, id)];
      return { orderState: stateOf(now ?? order, attempts, clock.now()) };
    },
    /**
     * A paid order's purchase, the same each time.
     * @throws AppError `order.unknown`, `payment.pending`, `payment.failed`, `payment.refunded`
     */
    async consume(orderId: string, caller: Caller): Promise<{ id: string }> {
      const before = await own(orderId, caller);
      // A finally settled order needs no new check.
      const isKnown = before.state === 'fulfilled' || (await settled(orderId, caller));
      const purchaseId = await queries.purchaseOf(db, orderId);
      if (purchaseId !== undefined) return { id: purchaseId };
      const [order, attempts] = await Promise.all([own(orderId, caller), queries.attemptsOf(db, orderId)]);
      const state = stateOf(order, attempts, clock.now());
      if (state === 'refunding' || state === 'refunded') throw new AppError('payment.refunded');
      throw new AppError(!isKnown || state === 'confirming' ? 'payment.pending' : 'payment.failed');
    },
  };
}

const recordOf = (attempt: queries.AttemptRow, orderPaise: number) => ({
  cf_payment_id: attempt.cf_payment_id,
  order_amount: paiseToRupees(orderPaise),
  payment_amount: paiseToRupees(attempt.amount_paise),
  payment_completion_time: attempt.completed_at?.toISOString() ?? '',
  payment_status: attempt.status,
  payment_group: attempt.payment_group,
  payment_message: attempt.message,
});
