import type { RefundReason } from '@yantra/contract/calls';
import { creditLeft } from '@yantra/domain';
import type { Db } from '../../database/types.ts';
import { appendAudit } from '../audit/index.ts';
import {
  type InvoiceBuyer,
  issueCreditNote,
  issueInvoice,
  lockBuyer,
  type SellerSettings,
  tellBuyer,
} from '../purchases/index.ts';
import { eligibility } from './eligible.ts';
import { followersAfter } from './followers.ts';
import { bookCredit, bookPayment, bookSale, type MoneyAccount } from './ledger.ts';
import * as queries from './payments.queries.ts';
import { creditable, endPurchase, putOffPurchases, runningPurchase } from './upgrades.queries.ts';

/** What turns an order into its purchase. */
export interface Fulfilment {
  readonly order: queries.OrderRow;
  /** Its payment; absent if credit covers it all. */
  readonly paymentId: string | undefined;
  readonly seller: SellerSettings;
  readonly now: Date;
  /** Where its money is; by default at the gateway. */
  readonly account?: MoneyAccount;
}

/** Turns an order into its purchase within the transaction that locks it, or returns why not; then nothing is changed. */
export async function fulfil(
  trx: Db,
  { order, paymentId, seller, now, account }: Fulfilment,
): Promise<RefundReason | undefined> {
  const buyer = await lockBuyer(trx, order.user_id);
  if (buyer === undefined) return 'account';
  const found = await eligibility(
    trx,
    {
      userId: order.user_id,
      equipmentIds: order.equipment_ids,
      months: order.period_months,
      furtherDays: order.further_days,
      renewalOf: order.renewal_of ?? undefined,
      upgradeOf: order.upgrade_of ?? undefined,
    },
    now,
  );
  if ('problem' in found) return reasons[found.problem];
  // A refund since the order was made may have left less to take back.
  if (order.upgrade_of !== null && order.credit_paise > (await creditable(trx, order.upgrade_of))) return 'upgrade';
  if (paymentId !== undefined) await bookPayment(trx, order.id, paymentId, order.amount_paise, now, account);
  const left =
    order.upgrade_of === null
      ? []
      : await endReplacedPurchase(trx, order, order.upgrade_of, { buyer, seller, now, end: found.end });
  const purchaseId = await queries.fulfilOrder(trx, order, found, now, left);
  const totalPaise = order.amount_paise + order.credit_paise;
  const { isWithinState } = await issueInvoice(trx, { purchaseId, buyer, at: now, totalPaise, seller });
  await tellBuyer(trx, purchaseId, now);
  await bookSale(trx, order.id, totalPaise, isWithinState, now);
  await appendAudit(trx, { at: now, kind: 'purchase.fulfilled', userId: order.user_id, detail: order.id });
  return undefined;
}

const reasons = {
  machines: 'machines',
  renewal: 'machines',
  running: 'running',
  followers: 'running',
  upgrade: 'upgrade',
} as const satisfies Record<string, RefundReason>;

interface Way {
  readonly buyer: InvoiceBuyer;
  readonly seller: SellerSettings;
  readonly now: Date;
  /** Of what it gives way to. */
  readonly end: Date;
}

/** Ends the purchase that gives way, takes back what is left of it, and puts off what was to follow it. Answers the machines of both. */
async function endReplacedPurchase(
  trx: Db,
  order: queries.OrderRow,
  id: string,
  { buyer, seller, now, end }: Way,
): Promise<string[]> {
  const running = await runningPurchase(trx, id, order.user_id, now);
  if (running === undefined) throw new Error(`The purchase ${id} was to be running.`);
  // The credit was computed with the order, on that day; the payment is the rest of the price.
  if (order.credit_paise > 0) {
    const { days, daysLeft } = creditLeft(running, order.created_at);
    const credit = { purchaseId: id, orderId: order.id, rest: { days, daysLeft }, totalPaise: order.credit_paise };
    const tax = await issueCreditNote(trx, { ...credit, buyer, seller, at: now });
    await bookCredit(trx, order.id, { cause: order.id, paise: order.credit_paise, tax }, now);
  }
  await appendAudit(trx, {
    at: now,
    kind: 'purchase.upgraded',
    userId: order.user_id,
    subjectId: id,
    detail: order.id,
  });
  const followers = await followersAfter(trx, order.user_id, id, end);
  if (followers.byMs > 0) {
    await putOffPurchases(trx, followers.ids, followers.byMs);
    for (const subjectId of followers.ids) {
      await appendAudit(trx, { at: now, kind: 'purchase.putOff', userId: order.user_id, subjectId, detail: order.id });
    }
  }
  return [...(await endPurchase(trx, id, now)), ...followers.equipmentIds];
}
