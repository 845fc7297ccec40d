import type { PurchasedPlan } from '@yantra/contract/calls';
import { Glyph, type MenuItem } from '@yantra/ui';
import { glyphs } from '../glyphs.ts';
import { buyAddress } from '../plans/expiry.ts';
import type { messages } from './plan-places.messages.ts';
import { freePlaces, heldElsewhere, runningPlans } from './plan-places.ts';
import type { PlanPlaces } from './use-plan-places.ts';

interface Machine {
  readonly id: string;
  readonly name: string;
}

const icon = <Glyph d={glyphs.card} />;

/** Menu items to put a machine on each running plan or take it off; a link to the plans where none is running. */
export function planItems(machine: Machine, places: PlanPlaces, texts: typeof messages): readonly MenuItem[] {
  const { purchases } = places;
  if (purchases === undefined) return [];
  const plans = runningPlans(purchases);
  if (plans.length === 0) return [{ label: texts.choosePlan, href: buyAddress([machine.id]), icon }];
  return plans.map((plan) => planItem(machine, plan, { ...places, purchases }, texts));
}

function planItem(
  { id, name }: Machine,
  plan: PurchasedPlan,
  { purchases, nameOf, change }: PlanPlaces & { readonly purchases: readonly PurchasedPlan[] },
  texts: typeof messages,
): MenuItem {
  const planName = nameOf(plan);
  const { equipmentIds } = plan;
  if (equipmentIds.includes(id)) {
    const ids = equipmentIds.filter((one) => one !== id);
    return {
      label: texts.takeOff(planName),
      onSelect: () => void change({ plan, ids }, texts.isOff(name, planName)),
      icon,
    };
  }
  const free = freePlaces(plan);
  if (free === 0) return { label: texts.full(planName), whyNot: texts.noPlace, icon };
  const other = heldElsewhere(plan, purchases).get(id);
  return {
    label: other === undefined ? texts.put(planName, free) : texts.move(planName, nameOf(other)),
    onSelect: () =>
      void change({ plan, ids: [...equipmentIds, id], isMove: other !== undefined }, texts.isOn(name, planName)),
    icon,
  };
}
