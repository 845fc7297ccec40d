import type { InputOf, OutputOf, refundPayment } from '@yantra/contract/calls';
import { wrong } from '@yantra/contract/schemas';
import { paiseToRupees, refundable, rupeesToPaise } from '@yantra/domain';
import { sql } from 'kysely';
import type { Db, DbAndClock } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import { appendAudit } from '../audit/index.ts';
import { tell } from '../notifications/index.ts';
import { issueCreditNote, lockBuyer, type SellerSettings } from '../purchases/index.ts';
import { addRefund, cancelPurchase, type RefundableOrder, refundableOrder } from './asked-refunds.queries.ts';
import { bookCredit, bookRefund } from './ledger.ts';
import * as queries from './payments.queries.ts';

export interface AskedRefundsParts extends DbAndClock {
  readonly seller: SellerSettings;
  /** Triggers the sending of refunds. */
  readonly wake: () => void;
}

type Input = InputOf<typeof refundPayment>;
type Output = OutputOf<typeof refundPayment>;

/** A refund that was found right, with its order. */
interface Asked {
  readonly id: string;
  readonly order: queries.OrderRow;
  readonly money: RefundableOrder & { readonly paymentId: string; readonly purchaseId: string };
  readonly amountPaise: number;
  readonly reason: string;
  /** The bank's, of a transfer that went back by hand. */
  readonly reference: string;
  readonly now: Date;
}

/**
 * Gives money back because somebody of the staff says so (decisions/0057): never more than is left, once for each request id, by the way it came. The
 * credit note is issued and the buyer told in the same transaction; the gateway hears of it afterwards, as of every refund. When nothing is left the
 * plan ends at once.
 */
export function createAskedRefunds({ db, clock, seller, wake }: AskedRefundsParts) {
  async function refund(trx: Db, input: Input, { userId, sessionId }: Caller): Promise<Output> {
    const order = await queries.lockOrder(trx, input.id);
    if (order === undefined) throw new AppError('order.unknown');
    // Nobody gives money to themselves.
    if (order.user_id === userId) throw new AppError('auth.forbidden');
    // Ours, so that an answer that was lost is asked for again; short enough for the gateway.
    const id = `refund_${input.requestId.replaceAll('-', '').toLowerCase()}`;
    const before = await queries.lockRefund(trx, id);
    if (before !== undefined) return repeated(trx, before, input, clock.now());
    // As every decision about a person's purchases; a deleted account has no buyer, and its money goes back all the same.
    const buyer = await lockBuyer(trx, order.user_id);
    const now = clock.now();
    const money = await refundableOrder(trx, order.id, now);
    const left = money?.paymentId ? refundable(money) : 0;
    if (!isBought(money) || left === 0) throw new AppError('refund.nothingLeft');
    const amountPaise = rupeesToPaise(input.amount);
    if (amountPaise > left) throw new AppError('refund.tooMuch');
    const reference = input.reference ?? '';
    if (money.isByTransfer && reference === '') {
      throw new AppError('request.invalid', { reference: wrong('reference.required') });
    }
    const { reason } = input;
    const asked: Asked = { id, order, money, amountPaise, reason, reference: money.isByTransfer ? reference : '', now };
    await record(trx, asked, userId);
    const note = { purchaseId: money.purchaseId, orderId: order.id, refundId: id, totalPaise: amountPaise };
    const tax = await issueCreditNote(trx, { ...note, buyer: buyer ?? null, seller, at: now });
    await bookCredit(trx, order.id, { cause: id, paise: amountPaise, tax }, now);
    const hasEnded = amountPaise === left && money.isAhead;
    if (hasEnded) await end(trx, money.purchaseId, now);
    await told(trx, asked, { hasEnded, isDeleted: buyer === undefined });
    const facts = { reason, amount: paiseToRupees(amountPaise).toFixed(2), ...(hasEnded && { plan: 'ended' }) };
    const who = { userId, sessionId, subjectId: order.user_id };
    await appendAudit(trx, { at: now, kind: 'refund.asked', ...who, detail: order.id, facts });
    const status = money.isByTransfer ? 'SUCCESS' : 'PENDING';
    return { refundId: id, status, amount: paiseToRupees(amountPaise), hasEnded };
  }

  return async (input: Input, caller: Caller): Promise<Output> => {
    const answer = await db.transaction().execute((trx) => refund(trx, input, caller));
    wake();
    return answer;
  };
}

export type AskedRefunds = ReturnType<typeof createAskedRefunds>;

const isBought = (money: RefundableOrder | undefined): money is Asked['money'] =>
  money?.paymentId != null && money.purchaseId !== null;

/** What the same request answered before. */
async function repeated(trx: Db, row: queries.RefundRow, input: Input, now: Date): Promise<Output> {
  const isSame = row.order_id === input.id && row.amount_paise === rupeesToPaise(input.amount);
  if (!isSame) throw new AppError('refund.other');
  const money = await refundableOrder(trx, row.order_id, now);
  return {
    refundId: row.id,
    status: row.state === 'done' ? 'SUCCESS' : 'PENDING',
    amount: paiseToRupees(row.amount_paise),
    hasEnded: money !== undefined && refundable(money) === 0 && !money.isAhead,
  };
}

/** A transfer has gone back by hand already; everything else the gateway is to be told of. */
async function record(trx: Db, { id, order, money, amountPaise, reason, reference, now }: Asked, askedBy: string) {
  await addRefund(trx, {
    id,
    order_id: order.id,
    cf_payment_id: money.paymentId,
    amount_paise: amountPaise,
    reason: 'asked',
    note: reason,
    asked_by: askedBy,
    reference,
    created_at: now,
    ...(money.isByTransfer ? { state: 'done' as const, settled_at: now } : { next_try_at: now }),
  });
  if (money.isByTransfer) await bookRefund(trx, order.id, id, amountPaise, now, 'bank');
}

async function end(trx: Db, purchaseId: string, now: Date): Promise<void> {
  const machines = await cancelPurchase(trx, purchaseId, now);
  await sql`select refresh_listing(${now}::timestamptz, ${machines}::uuid[])`.execute(trx);
}

interface End {
  readonly hasEnded: boolean;
  readonly isDeleted: boolean;
}

/** The credit note's number is added with the note, at the commit. */
async function told(trx: Db, { id, order, money, amountPaise, reason, now }: Asked, { hasEnded, isDeleted }: End) {
  if (isDeleted) return;
  const facts = {
    plan: money.plan,
    paise: amountPaise,
    reason,
    hasEnded,
    isByTransfer: money.isByTransfer,
    orderId: order.id,
  };
  await tell(trx, { kind: 'refunded', key: id, facts, at: now }, [{ userId: order.user_id }]);
}
