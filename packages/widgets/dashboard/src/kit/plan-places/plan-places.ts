import type { PurchasedPlan } from '@yantra/contract/calls';

/** The fields of a purchase that matter here. */
type PurchaseSpan = Pick<PurchasedPlan, 'id' | 'state' | 'startDate' | 'endDate' | 'equipmentIds'>;

/** How many more machines it can hold. */
export const freePlaces = ({ equipmentCount, equipmentIds }: Pick<PurchasedPlan, 'equipmentCount' | 'equipmentIds'>) =>
  Math.max(0, equipmentCount - equipmentIds.length);

/** The running purchases, the one that ends last first. */
export const runningPlans = (purchases: readonly PurchasedPlan[]): readonly PurchasedPlan[] =>
  purchases
    .filter(({ state }) => state === 'running')
    .toSorted((one, other) => Date.parse(other.endDate) - Date.parse(one.endDate));

/** Whether both hold machines at the same time in the future: a machine may be on only one of them. */
const overlap = (one: PurchaseSpan, other: PurchaseSpan): boolean =>
  one.id !== other.id &&
  other.state !== 'ended' &&
  Date.parse(one.startDate) < Date.parse(other.endDate) &&
  Date.parse(other.startDate) < Date.parse(one.endDate);

/** For each plan, the machines that would leave it if they were put on this one. */
export function heldElsewhere<Plan extends PurchaseSpan>(
  plan: PurchaseSpan | undefined,
  purchases: readonly Plan[],
): ReadonlyMap<string, Plan> {
  const others = plan === undefined ? [] : purchases.filter((other) => overlap(plan, other));
  return new Map(others.flatMap((other) => other.equipmentIds.map((id) => [id, other] as const)));
}

/** Names that several purchases have. */
export const repeatedNames = (purchases: readonly PurchasedPlan[]): ReadonlySet<string> => {
  const names = purchases.map(({ displayName }) => displayName);
  return new Set(names.filter((name, place) => names.indexOf(name) !== place));
};
