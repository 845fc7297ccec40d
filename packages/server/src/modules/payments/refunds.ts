import type { RefundReason } from '@yantra/contract/calls';
import type { Logger } from 'pino';
import type { DbAndClock } from '../../database/types.ts';
import { GatewayError, type GatewayRefund, type PaymentGateway } from './gateway.ts';
import { bookRefund } from './ledger.ts';
import { paymentTexts } from './payments.messages.ts';
import * as queries from './payments.queries.ts';

export interface RefundParts extends DbAndClock {
  readonly logger: Pick<Logger, 'warn'>;
  readonly gateway: PaymentGateway;
}

/** Sends owed refunds to the gateway, and checks their state. The gateway identifies them by id, so that repeating refunds only once. */
export function createRefunds({ db, clock, logger, gateway }: RefundParts) {
  return async (id: string): Promise<void> => {
    const refund = await db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst();
    if (refund === undefined || refund.state === 'done') return;
    try {
      const { state } = await tell(refund);
      if (state === 'done') return await finish(refund);
      await queries.changeRefund(db, id, { state });
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      logger.warn({ err: error, refund: id }, 'The payment gateway took no refund; it is told again.');
    }
    // Only answers count: a process that died before says nothing about the gateway.
    await queries.postponeRefund(db, id, clock.now());
  };

  /* An accepted refund is queried: sending it again would only repeat the first answer. */
  async function tell(refund: queries.RefundRow): Promise<GatewayRefund> {
    const { id, order_id: orderId, amount_paise: amountPaise } = refund;
    const known = refund.state === 'sent' ? await gateway.findRefund(orderId, id) : undefined;
    const note = paymentTexts.refundReasons[refund.reason as RefundReason];
    return known ?? gateway.refund({ refundId: id, orderId, amountPaise, note });
  }

  async function finish({ id, order_id: orderId, amount_paise: amountPaise }: queries.RefundRow): Promise<void> {
    await db.transaction().execute(async (trx) => {
      // The order before its refund, as where one is asked for: the other way round the two would wait for each other.
      const order = await queries.lockOrder(trx, orderId);
      const refund = await queries.lockRefund(trx, id);
      if (refund === undefined || refund.state === 'done') return;
      const now = clock.now();
      await bookRefund(trx, orderId, id, amountPaise, now);
      await queries.changeRefund(trx, id, { state: 'done', settled_at: now, next_try_at: null });
      if (order?.state === 'refunding' && !(await queries.isRefunding(trx, orderId))) {
        await queries.changeOrder(trx, orderId, { state: 'refunded' });
      }
    });
  }
}
