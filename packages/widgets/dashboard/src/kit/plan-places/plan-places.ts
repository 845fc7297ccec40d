import type { PurchasedPlan } from '@yantra/contract/calls';

/** What is looked at of a plan that somebody bought. */
type Held = Pick<PurchasedPlan, 'id' | 'state' | 'startDate' | 'endDate' | 'equipmentIds'>;

/** How many machines more it may hold. */
export const freePlaces = ({ equipmentCount, equipmentIds }: Pick<PurchasedPlan, 'equipmentCount' | 'equipmentIds'>) =>
  Math.max(0, equipmentCount - equipmentIds.length);

/** Those that run, the one that runs longest first. */
export const runningPlans = (purchases: readonly PurchasedPlan[]): readonly PurchasedPlan[] =>
  purchases
    .filter(({ state }) => state === 'running')
    .toSorted((one, other) => Date.parse(other.endDate) - Date.parse(one.endDate));

/** Whether both hold machines at some time to come: no machine stands on two at once. */
const overlap = (one: Held, other: Held): boolean =>
  one.id !== other.id &&
  other.state !== 'ended' &&
  Date.parse(one.startDate) < Date.parse(other.endDate) &&
  Date.parse(other.startDate) < Date.parse(one.endDate);

/** Machines by the plan that they would leave, if they were put on this one. */
export function heldElsewhere<Plan extends Held>(
  plan: Held | undefined,
  purchases: readonly Plan[],
): ReadonlyMap<string, Plan> {
  const others = plan === undefined ? [] : purchases.filter((other) => overlap(plan, other));
  return new Map(others.flatMap((other) => other.equipmentIds.map((id) => [id, other] as const)));
}

/** Those whose name another one has, too. */
export const namesakes = (purchases: readonly PurchasedPlan[]): ReadonlySet<string> => {
  const names = purchases.map(({ displayName }) => displayName);
  return new Set(names.filter((name, place) => names.indexOf(name) !== place));
};
