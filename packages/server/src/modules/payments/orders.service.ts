import type { Order, PaymentSession, StartPaymentInput } from '@yantra/contract/calls';
import { finalValue, paiseToRupees, rupeesToPaise } from '@yantra/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import type { Limits } from '../../limits/limits.ts';
import type { Random } from '../../random.ts';
import { eligibility } from './eligible.ts';
import { createGatewayOrders, type GatewayOrderParts } from './gateway-orders.ts';
import { stateOf } from './order-state.ts';
import { paymentTexts } from './payments.messages.ts';
import * as queries from './payments.queries.ts';

/** What beginning a purchase needs from outside. */
export interface OrderParts extends GatewayOrderParts {
  readonly random: Random;
  readonly limits: Limits;
}

export interface Orders {
  /** @throws AppError for everything that stands in the way (contract, `startPayment`); nothing was taken then */
  start(input: StartPaymentInput, caller: Caller): Promise<PaymentSession>;
  /** @throws AppError `order.unknown` for another's */
  find(id: string, caller: Caller): Promise<Order>;
}

/** How long one may begin to pay; the gateway takes 15 minutes at the least. */
const openMs = 30 * 60_000;
/** Of an order that is taken up again there must be enough left to pay in. */
const leastLeftMs = 16 * 60_000;
/** Payments that one account begins. */
export const startLimit = { kind: 'payment.start', most: 30, withinMs: 3_600_000 } as const;
/** The gateway takes no less. */
const leastPaise = 100;
const problems = { machines: 'purchase.machines', running: 'purchase.running', renewal: 'purchase.unknown' } as const;

export function createOrders(parts: OrderParts): Orders {
  const { db, clock, limits, settings } = parts;
  const { endOthers, sessionOf } = createGatewayOrders(parts);

  /** Decides and remembers what is bought, at our price, before anybody is asked for money. */
  async function intend(input: StartPaymentInput, { userId }: Caller) {
    const now = clock.now();
    return db.transaction().execute(async (trx) => {
      const customer = await queries.lockCustomer(trx, userId);
      if (customer === undefined) throw new AppError('session.ended');
      const { retryAfterSeconds } = await limits.hit(trx, startLimit, userId);
      if (retryAfterSeconds !== undefined) throw new AppError('payment.tooMany', undefined, { retryAfterSeconds });
      const price = await priceOf(trx, input);
      const wanted = wantedOf(input, userId);
      const found = await eligibility(trx, wanted, now);
      if ('problem' in found) throw new AppError(problems[found.problem]);
      const open = await queries.openOrders(trx, userId, now);
      const same = open.find((order) => isSame(order, price, input) && isLong(order, now));
      const order = same ?? (await queries.insertOrder(trx, orderRow(price, wanted, parts.random, now)));
      const superseded = open.filter((one) => one.id !== order.id && shares(one, order));
      return { order, customer, superseded };
    });
  }

  return {
    async start(input, caller) {
      const { order, customer, superseded } = await intend(input, caller);
      await endOthers(superseded);
      return {
        payment_session_id: await sessionOf(order, customer),
        order_id: order.id,
        order_amount: paiseToRupees(order.amount_paise),
        gateway_mode: settings.mode,
        gateway_script: settings.scriptUrl,
      };
    },
    async find(id, caller) {
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
        paymentSessionId: mayPay(order, now) ? (order.payment_session_id ?? null) : null,
        gatewayMode: settings.mode,
        gatewayScript: settings.scriptUrl,
      };
    },
  };
}

/** Whose order it is, or an admin. */
export const maySee = (order: Pick<queries.OrderRow, 'user_id'>, { userId, role }: Caller): boolean =>
  order.user_id === userId || role === 'admin';

const mayPay = (order: queries.OrderRow, now: Date): boolean => order.state === 'open' && order.expires_at > now;

interface Price {
  readonly subscription_id: number;
  readonly plan_version: number;
  readonly period_months: number;
  readonly price_paise: number;
  readonly discount: number;
  readonly amount_paise: number;
}

/** The price as the plan is sold now; what the body says of it is only compared. */
async function priceOf(trx: Kysely<Database>, input: StartPaymentInput): Promise<Price> {
  const { subscriptionId, subscriptionPeriod, selectedEquipmentIds, amount } = input;
  const plan = await queries.planOnSale(trx, subscriptionId, subscriptionPeriod);
  if (plan === undefined) throw new AppError('subscription.unknown');
  const amount_paise = finalValue(plan.price_paise, plan.discount);
  if (!plan.active || amount_paise < leastPaise) throw new AppError('subscription.notSold');
  if (rupeesToPaise(amount) !== amount_paise) throw new AppError('payment.amountWrong');
  if (selectedEquipmentIds.length > plan.equipment_count) throw new AppError('purchase.tooManyMachines');
  return {
    subscription_id: plan.id,
    plan_version: plan.version,
    period_months: subscriptionPeriod,
    price_paise: plan.price_paise,
    discount: plan.discount,
    amount_paise,
  };
}

const wantedOf = (input: StartPaymentInput, userId: string) => ({
  userId,
  equipmentIds: input.selectedEquipmentIds,
  months: input.subscriptionPeriod,
  renewalOf: input.renewalOf,
});

/** Whether an open order is for the same: then two tabs pay for one. */
function isSame(
  order: queries.OrderRow,
  price: Price,
  { selectedEquipmentIds, renewalOf }: StartPaymentInput,
): boolean {
  const ids = new Set(selectedEquipmentIds);
  return (
    order.subscription_id === price.subscription_id &&
    order.plan_version === price.plan_version &&
    order.period_months === price.period_months &&
    order.amount_paise === price.amount_paise &&
    (order.renewal_of ?? undefined) === renewalOf &&
    order.equipment_ids.length === ids.size &&
    order.equipment_ids.every((id) => ids.has(id))
  );
}

const isLong = (order: queries.OrderRow, now: Date): boolean =>
  order.expires_at.getTime() - now.getTime() >= leastLeftMs;

function shares(one: queries.OrderRow, other: queries.OrderRow): boolean {
  const ids = new Set(other.equipment_ids);
  return one.equipment_ids.some((id) => ids.has(id));
}

function orderRow(
  price: Price,
  { userId, equipmentIds, renewalOf }: ReturnType<typeof wantedOf>,
  random: Random,
  now: Date,
) {
  return {
    ...price,
    id: `order_${random(15).toString('hex')}`,
    user_id: userId,
    equipment_ids: [...equipmentIds],
    renewal_of: renewalOf ?? null,
    created_at: now,
    expires_at: new Date(now.getTime() + openMs),
    next_check_at: new Date(now.getTime() + queries.checkEveryMs),
  };
}
