import type { OwnEquipment, Plan, PurchasedPlan } from '@yantra/contract/calls';
import type { PlanPeriod } from '@yantra/domain';
import { isSold, priceFor } from '../../kit/plans/periods.ts';

/** The smallest plan sold for this period that holds so many machines, or else the largest. */
export function fittingPlan(plans: readonly Plan[], period: PlanPeriod, machineCount: number): Plan | undefined {
  const bySize = plans
    .filter((plan) => isSold(priceFor(plan, period)))
    .toSorted((one, other) => one.equipmentCount - other.equipmentCount);
  return bySize.find(({ equipmentCount }) => equipmentCount >= machineCount) ?? bySize.at(-1);
}

/** Machines by the running or upcoming purchase that holds them. @param except purchases to ignore */
export function takenBy(purchases: readonly PurchasedPlan[], except: ReadonlySet<string | undefined>) {
  const taken = new Map<string, PurchasedPlan>();
  for (const purchase of purchases) {
    if (purchase.state === 'ended' || except.has(purchase.id)) continue;
    for (const id of purchase.equipmentIds) {
      const other = taken.get(id);
      if (!other || other.endDate < purchase.endDate) taken.set(id, purchase);
    }
  }
  return taken;
}

/** The number of machines on none of these purchases. */
export const unlistedOf = (machines: readonly OwnEquipment[], running: readonly PurchasedPlan[]): number => {
  const listed = new Set(running.flatMap(({ equipmentIds }) => equipmentIds));
  return machines.filter(({ id }) => !listed.has(id)).length;
};

const fits = ({ name, modelNumber, city }: OwnEquipment, wanted: string): boolean =>
  `${name} ${modelNumber} ${city}`.toLowerCase().includes(wanted);

/** The machines that match a search, in their order. */
export const searched = (machines: readonly OwnEquipment[], term: string): readonly OwnEquipment[] => {
  const wanted = term.trim().toLowerCase();
  return wanted === '' ? machines : machines.filter((machine) => fits(machine, wanted));
};
