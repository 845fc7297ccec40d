import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/types.ts';
import { appendAudit } from '../audit/audit.ts';
import { issueInvoice } from '../purchases/invoices.ts';
import type { SellerSettings } from '../purchases/seller.settings.ts';
import { eligibility } from './eligible.ts';
import type { GatewayPayment, PaymentGateway } from './gateway.ts';
import { bookPayment, bookSale } from './ledger.ts';
import type { RefundReason } from './payments.messages.ts';
import { isRunning } from './order-state.ts';
import * as queries from './payments.queries.ts';

/** What settling needs from outside. */
export interface SettleParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'info'>;
  readonly gateway: PaymentGateway;
  readonly seller: SellerSettings;
}

/** `fulfil` of decisions.md: whoever hears of an order, by webhook, VerifyPayment, AddUserPurchaseSubs or the sweeper, calls this one. */
export interface Settle {
  /**
   * Asks the gateway about an order and brings our records in line: a paid order becomes its purchase once; money that cannot be used is owed
   * back. Any number at once, in any number of processes, come to the same.
   * @throws GatewayError when the gateway does not tell; nothing changed then
   */
  settle(orderId: string): Promise<void>;
}

/** An order's statuses that let nobody begin to pay. */
const ended = ['EXPIRED', 'TERMINATED'];

export function createSettle({ db, clock, logger, gateway, seller }: SettleParts): Settle {
  /** Turns the order into its purchase with this payment, or says why not. */
  async function fulfil(trx: Kysely<Database>, order: queries.OrderRow, now: Date): Promise<RefundReason | undefined> {
    const customer = await queries.lockCustomer(trx, order.user_id);
    if (customer === undefined) return 'account';
    const found = await eligibility(
      trx,
      {
        userId: order.user_id,
        equipmentIds: order.equipment_ids,
        months: order.period_months,
        renewalOf: order.renewal_of ?? undefined,
      },
      now,
    );
    if ('problem' in found) return found.problem === 'renewal' ? 'machines' : found.problem;
    const purchaseId = await queries.insertPurchase(trx, order, found.start, found.end, now);
    const { isWithinState } = await issueInvoice(trx, {
      purchaseId,
      userId: order.user_id,
      at: now,
      totalPaise: order.amount_paise,
      seller,
    });
    await bookSale(trx, order.id, order.amount_paise, isWithinState, now);
    await queries.changeOrder(trx, order.id, {
      state: 'fulfilled',
      settled_at: now,
      // Once more when nobody can begin to pay any longer, lest it was paid twice.
      next_check_at: new Date(Math.max(now.getTime(), order.expires_at.getTime()) + 60_000),
    });
    return undefined;
  }

  async function oweBack(
    trx: Kysely<Database>,
    order: queries.OrderRow,
    payment: GatewayPayment,
    reason: RefundReason,
  ) {
    const now = clock.now();
    await queries.oweRefund(trx, {
      id: `refund_${payment.id}`,
      order_id: order.id,
      cf_payment_id: payment.id,
      amount_paise: payment.paidPaise,
      reason,
      created_at: now,
      next_try_at: now,
    });
    if (order.state !== 'fulfilled') await queries.changeOrder(trx, order.id, { state: 'refunding', settled_at: now });
  }

  /** Uses a success that was not used before. */
  async function take(trx: Kysely<Database>, id: string, payment: GatewayPayment): Promise<void> {
    // Read again each time: the payment before may have changed it.
    const order = await queries.lockOrder(trx, id);
    if (order === undefined || payment.paidPaise === 0) return;
    const now = clock.now();
    const isRight = isRightFor(order, payment);
    await bookPayment(trx, id, payment.id, isRight ? order.amount_paise : payment.paidPaise, now);
    const isOpen = order.state === 'new' || order.state === 'open' || order.state === 'closed';
    const reason = !isRight ? 'amount' : isOpen ? await fulfil(trx, order, now) : 'again';
    if (reason !== undefined) await oweBack(trx, order, payment, reason);
    logger.info({ order: id, outcome: reason ?? 'fulfilled' }, 'A payment was settled.');
    const kind = reason === undefined ? 'purchase.fulfilled' : 'payment.refunded';
    await appendAudit(trx, { at: now, kind, userId: order.user_id, detail: id });
  }

  return {
    async settle(orderId) {
      const before = await queries.findOrder(db, orderId);
      if (before === undefined) return;
      const payments = await gateway.paymentsOf(orderId);
      const hasSuccess = payments.some(isSuccess);
      // Whether it can still be paid is of interest only where it was not.
      const known = hasSuccess ? undefined : await gateway.findOrder(orderId);
      const isOver =
        !hasSuccess &&
        before.expires_at <= clock.now() &&
        (known === undefined || ended.includes(known.status)) &&
        !payments.some(isRunning);
      await db.transaction().execute(async (trx) => {
        const order = await queries.lockOrder(trx, orderId);
        if (order === undefined) return;
        const seen = await queries.successesOf(trx, orderId);
        for (const payment of payments) await queries.keepAttempt(trx, attemptRow(orderId, payment, clock.now()));
        for (const payment of inOrder(payments.filter(isSuccess))) {
          if (!seen.has(payment.id)) await take(trx, orderId, payment);
        }
        if (known !== undefined && order.state === 'new') await queries.openOrder(trx, orderId, known);
        if (isOver && (order.state === 'new' || order.state === 'open')) {
          await queries.changeOrder(trx, orderId, { state: 'closed', settled_at: clock.now() });
        }
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

/** What was paid may hold a fee of the gateway above our price, but never less than it, nor for another amount. */
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
