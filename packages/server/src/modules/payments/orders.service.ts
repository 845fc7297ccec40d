import type { Order, PaymentSession, StartPaymentInput, UpgradeQuote, UpgradeQuoteInput } from '@yantra/contract/calls';
import { timesAnHour, hourMs, minuteMs, paiseToRupees } from '@yantra/domain';
import type { Db } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import type { Limits } from '../../limits/limits.ts';
import type { Random } from '../../random.ts';
import type { SellerSettings } from '../purchases/index.ts';
import { eligibility } from './eligible.ts';
import { fulfil } from './fulfil.ts';
import { createGatewayOrders, type GatewayOrderParts } from './gateway-orders.ts';
import { stateOf } from './order-state.ts';
import { paymentTexts } from './payments.messages.ts';
import * as queries from './payments.queries.ts';
import { type Price, priceOf, quoteOf } from './prices.ts';
import { paidByCredit } from './upgrades.queries.ts';

export type Orders = ReturnType<typeof createOrders>;

/** How long a payment may be started; the gateway's minimum is 15 minutes. */
const openMs = 30 * minuteMs;
/** A reused order must leave enough time to pay. */
const leastLeftMs = 16 * minuteMs;
/** Payments that one account starts. */
export const startLimit = { kind: 'payment.start', most: timesAnHour.payments, withinMs: hourMs } as const;
const problems = {
  machines: 'purchase.machines',
  running: 'purchase.running',
  renewal: 'purchase.unknown',
  upgrade: 'purchase.ended',
  followers: 'purchase.nextInTheWay',
} as const;

export interface OrdersParts extends GatewayOrderParts {
  readonly random: Random;
  readonly limits: Limits;
  readonly seller: SellerSettings;
}

export function createOrders(parts: OrdersParts) {
  const { db, clock, limits, settings, seller } = parts;
  const { endOthers, sessionOf } = createGatewayOrders(parts);

  /** Decides and records what is bought, at our price, before any payment. */
  async function intend(input: StartPaymentInput, { userId }: Caller) {
    const now = clock.now();
    return db.transaction().execute(async (trx) => {
      const customer = await queries.lockCustomer(trx, userId);
      if (customer === undefined) throw new AppError('session.ended');
      const { retryAfterSeconds } = await limits.hit(trx, startLimit, userId);
      if (retryAfterSeconds !== undefined) throw new AppError('payment.tooMany', undefined, { retryAfterSeconds });
      const before = await paidAlready(trx, input, userId);
      if (before !== undefined) return { order: before, customer, superseded: [] };
      const price = await priceOf(trx, input, userId, now);
      const wanted = { ...wantedOf(input, userId), furtherDays: price.further_days };
      const found = await eligibility(trx, wanted, now);
      if ('problem' in found) throw new AppError(problems[found.problem]);
      const open = await queries.openOrders(trx, userId, now);
      const same = open.find((order) => isSame(order, price, input) && isLong(order, now));
      const order = same ?? (await queries.insertOrder(trx, orderRow(price, wanted, parts.random, now)));
      const superseded = open.filter((one) => one.id !== order.id && shares(one, order));
      if (order.amount_paise > 0) return { order, customer, superseded };
      const reason = await fulfil(trx, { order, paymentId: undefined, seller, now });
      if (reason !== undefined)
        throw new Error(`An order that was just found to be right cannot be fulfilled: ${reason}`);
      return { order, customer, superseded };
    });
  }

  return {
    /** The amounts of the change now. @throws AppError like `start` */
    quote: (input: UpgradeQuoteInput, { userId }: Caller): Promise<UpgradeQuote> =>
      quoteOf(db, input, userId, clock.now()),
    /** @throws AppError for every obstacle (contract, `startPayment`); nothing was charged then */
    async start(input: StartPaymentInput, caller: Caller): Promise<PaymentSession> {
      const { order, customer, superseded } = await intend(input, caller);
      await endOthers(superseded);
      return {
        payment_session_id: order.amount_paise === 0 ? '' : await sessionOf(order, customer),
        order_id: order.id,
        order_amount: paiseToRupees(order.amount_paise),
        gateway_mode: settings.mode,
        gateway_script: settings.scriptUrl,
      };
    },
    /** @throws AppError `order.unknown` for another's */
    async find(id: string, caller: Caller): Promise<Order> {
      const order = await queries.findOrder(db, id);
      if (order === undefined || !maySee(order, caller)) throw new AppError('order.unknown');
      const [attempts, purchaseId, plan] = await Promise.all([
        queries.attemptsOf(db, id),
        queries.purchaseOf(db, id),
        queries.planName(db, order),
      ]);
      const now = clock.now();
      const state = stateOf(order, attempts, now);
      return {
        orderId: order.id,
        state,
        message: paymentTexts.states[state],
        orderAmount: paiseToRupees(order.amount_paise),
        displayName: plan,
        subscriptionId: order.subscription_id,
        subscriptionPeriod: order.period_months,
        equipmentIds: order.equipment_ids,
        purchaseId: purchaseId ?? null,
        creditAmount: paiseToRupees(order.credit_paise),
        upgradeOf: order.upgrade_of,
        paymentSessionId: mayPay(order, now) ? (order.payment_session_id ?? null) : null,
        gatewayMode: settings.mode,
        gatewayScript: settings.scriptUrl,
      };
    },
  };
}

/** The gateway knows an order by this too. */
export const newOrderId = (random: Random): string => `order_${random(15).toString('hex')}`;

/** Whether the caller owns the order or is an admin. */
export const maySee = (order: Pick<queries.OrderRow, 'user_id'>, { userId, role }: Caller): boolean =>
  order.user_id === userId || role === 'admin';

const mayPay = (order: queries.OrderRow, now: Date): boolean => order.state === 'open' && order.expires_at > now;

const wantedOf = (input: StartPaymentInput, userId: string) => ({
  userId,
  equipmentIds: input.selectedEquipmentIds,
  months: input.subscriptionPeriod,
  renewalOf: input.renewalOf,
  upgradeOf: input.upgradeOf,
  locale: input.locale,
});

/** Whether an open order is for the same purchase: two tabs then share it. */
function isSame(
  order: queries.OrderRow,
  price: Price,
  { selectedEquipmentIds, renewalOf, upgradeOf }: StartPaymentInput,
): boolean {
  return (
    order.subscription_id === price.subscription_id &&
    order.plan_version === price.plan_version &&
    order.period_months === price.period_months &&
    order.amount_paise === price.amount_paise &&
    order.credit_paise === price.credit_paise &&
    (order.renewal_of ?? undefined) === renewalOf &&
    (order.upgrade_of ?? undefined) === upgradeOf &&
    holdsSame(order, selectedEquipmentIds)
  );
}

/** After two tabs or a lost answer: a purchase fully paid by credit cannot be repeated. */
async function paidAlready(trx: Db, input: StartPaymentInput, userId: string): Promise<queries.OrderRow | undefined> {
  if (input.upgradeOf === undefined || input.amount !== 0) return undefined;
  const order = await paidByCredit(trx, userId, input.upgradeOf);
  const isSameOrder =
    order?.subscription_id === input.subscriptionId &&
    order.period_months === input.subscriptionPeriod &&
    holdsSame(order, input.selectedEquipmentIds);
  return isSameOrder ? order : undefined;
}

function holdsSame(order: queries.OrderRow, machines: readonly string[]): boolean {
  const ids = new Set(machines);
  return order.equipment_ids.length === ids.size && order.equipment_ids.every((id) => ids.has(id));
}

const isLong = (order: queries.OrderRow, now: Date): boolean =>
  order.expires_at.getTime() - now.getTime() >= leastLeftMs;

function shares(one: queries.OrderRow, other: queries.OrderRow): boolean {
  if (other.upgrade_of !== null && one.upgrade_of === other.upgrade_of) return true;
  const ids = new Set(other.equipment_ids);
  return one.equipment_ids.some((id) => ids.has(id));
}

function orderRow(
  price: Price,
  { userId, equipmentIds, renewalOf, upgradeOf, locale }: ReturnType<typeof wantedOf>,
  random: Random,
  now: Date,
) {
  return {
    ...price,
    id: newOrderId(random),
    user_id: userId,
    equipment_ids: [...equipmentIds],
    renewal_of: renewalOf ?? null,
    upgrade_of: upgradeOf ?? null,
    locale: locale ?? '',
    created_at: now,
    expires_at: new Date(now.getTime() + openMs),
    // The gateway does not know of orders fully paid by credit.
    next_check_at: price.amount_paise === 0 ? null : new Date(now.getTime() + queries.checkEveryMs),
  };
}
