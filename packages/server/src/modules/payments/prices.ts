import type { StartPaymentInput, UpgradeQuote, UpgradeQuoteInput } from '@yantra/contract/calls';
import {
  creditTax,
  finalValue,
  isSoldAt,
  leastPlanPaise,
  type PlanChange,
  type PlanPeriod,
  paiseToRupees,
  planChange,
  planEnd,
  rupeesToPaise,
} from '@yantra/domain';
import type { Db } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import { followersAfter } from './followers.ts';
import * as queries from './payments.queries.ts';
import { runningPurchase } from './upgrades.queries.ts';

/** What an order says of its price. */
export type Price = Awaited<ReturnType<typeof priceOf>>;

/** A plan as sold now, for a period. @throws AppError `subscription.unknown`, `subscription.notSold` */
async function soldPlan(trx: Db, id: number, months: PlanPeriod) {
  const plan = await queries.planOnSale(trx, id, months);
  if (plan === undefined) throw new AppError('subscription.unknown');
  const pricePaise = finalValue(plan.price_paise, plan.discount);
  if (!plan.active || !isSoldAt(pricePaise)) throw new AppError('subscription.notSold');
  return { ...plan, pricePaise, months };
}

type SoldPlan = Awaited<ReturnType<typeof soldPlan>>;

/** The amounts if a plan replaces a running purchase. @throws AppError `purchase.ended`, `purchase.notLarger` */
async function changeTo(trx: Db, plan: SoldPlan, upgradeOf: string, userId: string, now: Date) {
  const running = await runningPurchase(trx, upgradeOf, userId, now);
  if (running === undefined) throw new AppError('purchase.ended');
  if (plan.equipment_count <= running.equipmentCount) throw new AppError('purchase.notLarger');
  const { pricePaise, months } = plan;
  const change: PlanChange = planChange(running, { pricePaise, months, leastPaise: leastPlanPaise }, now);
  return { ...change, isWithinState: running.isWithinState };
}

/**
 * The plan's current price, less the credit of a replaced purchase; the body's amount is only compared.
 * @throws AppError if it cannot be bought so
 */
export async function priceOf(trx: Db, input: Omit<StartPaymentInput, 'locale'>, userId: string, now: Date) {
  const { subscriptionId, subscriptionPeriod, selectedEquipmentIds, amount, renewalOf, upgradeOf } = input;
  const plan = await soldPlan(trx, subscriptionId, subscriptionPeriod);
  // An upgrade begins at once, a renewal later: not both.
  if (upgradeOf !== undefined && renewalOf !== undefined) throw new AppError('purchase.unknown');
  const change = upgradeOf === undefined ? undefined : await changeTo(trx, plan, upgradeOf, userId, now);
  const amount_paise = change?.payPaise ?? plan.pricePaise;
  if (rupeesToPaise(amount) !== amount_paise) throw new AppError('payment.amountWrong');
  if (selectedEquipmentIds.length > plan.equipment_count) throw new AppError('purchase.tooManyMachines');
  return {
    subscription_id: plan.id,
    plan_version: plan.version,
    period_months: subscriptionPeriod,
    price_paise: plan.price_paise,
    discount: plan.discount,
    amount_paise,
    credit_paise: change?.creditPaise ?? 0,
    further_days: change?.furtherDays ?? 0,
  };
}

/** The amounts of the change now, before a purchase. @throws AppError as `priceOf` */
export async function quoteOf(db: Db, input: UpgradeQuoteInput, userId: string, now: Date): Promise<UpgradeQuote> {
  const { upgradeOf, subscriptionId, subscriptionPeriod } = input;
  const plan = await soldPlan(db, subscriptionId, subscriptionPeriod);
  const change = await changeTo(db, plan, upgradeOf, userId, now);
  const end = planEnd(now, subscriptionPeriod, change.furtherDays);
  const { isBarred } = await followersAfter(db, userId, upgradeOf, end);
  if (isBarred) throw new AppError('purchase.nextInTheWay');
  const { taxablePaise } = creditTax(change, change.isWithinState);
  return {
    price: paiseToRupees(plan.pricePaise),
    credit: paiseToRupees(change.creditPaise),
    creditTaxable: paiseToRupees(taxablePaise),
    creditTax: paiseToRupees(change.creditPaise - taxablePaise),
    days: change.days,
    daysLeft: change.daysLeft,
    toPay: paiseToRupees(change.payPaise),
    furtherDays: change.furtherDays,
    endDate: end.toISOString(),
  };
}
