import { type ReadonlySignal, batch, computed, signal } from '@preact/signals-react';
import type { OwnEquipment, Plan, PurchasedPlan, StartPaymentInput } from '@yantra/contract/calls';
import type { PlanPeriod } from '@yantra/domain';
import type { Loaded } from '../../kit/form/loading.tsx';
import { type PeriodPrice, isPlanPeriod, isSold, periodsOf, priceFor } from '../../kit/plans/periods.ts';

export interface ChoiceDependencies {
  /** @throws {ApiError} */
  readonly plans: () => Promise<readonly Plan[]>;
  /** Every machine of one's own. @throws {ApiError} */
  readonly machines: () => Promise<readonly OwnEquipment[]>;
  /** @throws {ApiError} */
  readonly purchases: () => Promise<readonly PurchasedPlan[]>;
  /** The purchase that is renewed. */
  readonly renewalOf: string | undefined;
}

/** A machine to choose. */
export interface Choice {
  readonly machine: OwnEquipment;
  readonly isChosen: boolean;
  /** Why it cannot be chosen now. */
  readonly bar: 'full' | PurchasedPlan | undefined;
}

/** Which plan, for how long, with which machines. */
export interface ChoiceModel {
  readonly loaded: ReadonlySignal<Loaded>;
  readonly load: () => Promise<void>;
  readonly plans: ReadonlySignal<readonly Plan[]>;
  readonly periods: ReadonlySignal<readonly PlanPeriod[]>;
  readonly period: ReadonlySignal<PlanPeriod>;
  readonly plan: ReadonlySignal<Plan | undefined>;
  readonly price: ReadonlySignal<PeriodPrice | undefined>;
  readonly renewed: ReadonlySignal<PurchasedPlan | undefined>;
  readonly machineCount: ReadonlySignal<number>;
  readonly searchTerm: ReadonlySignal<string>;
  /** The machines that fit the search. */
  readonly choices: ReadonlySignal<readonly Choice[]>;
  readonly chosenCount: ReadonlySignal<number>;
  readonly isFull: ReadonlySignal<boolean>;
  /** What would be bought, or undefined while something is missing. */
  readonly order: ReadonlySignal<StartPaymentInput | undefined>;
  readonly choosePeriod: (months: PlanPeriod) => void;
  readonly choosePlan: (id: Plan['id']) => void;
  readonly toggle: (machineId: string) => void;
  /** Adds of those that are shown as many as still fit. */
  readonly chooseAll: () => void;
  readonly clear: () => void;
  readonly search: (text: string) => void;
}

const firstPeriod: PlanPeriod = 1;

/** Machines by the running or coming purchase that holds them; a renewal begins after the one it renews. */
function takenBy(purchases: readonly PurchasedPlan[], renewalOf: string | undefined) {
  const taken = new Map<string, PurchasedPlan>();
  for (const purchase of purchases) {
    if (purchase.state === 'ended' || purchase.id === renewalOf) continue;
    for (const id of purchase.equipmentIds) {
      const other = taken.get(id);
      if (!other || other.endDate < purchase.endDate) taken.set(id, purchase);
    }
  }
  return taken;
}

const fits = ({ name, modelNumber, city }: OwnEquipment, wanted: string): boolean =>
  `${name} ${modelNumber} ${city}`.toLowerCase().includes(wanted);

export function createChoiceModel(dependencies: ChoiceDependencies): ChoiceModel {
  const { renewalOf } = dependencies;
  const loaded = signal<Loaded>({ status: 'loading' });
  const plans = signal<readonly Plan[]>([]);
  const machines = signal<readonly OwnEquipment[]>([]);
  const purchases = signal<readonly PurchasedPlan[]>([]);
  const period = signal<PlanPeriod>(firstPeriod);
  const planId = signal<Plan['id'] | undefined>(undefined);
  const chosen = signal<ReadonlySet<string>>(new Set());
  const searchTerm = signal('');

  const taken = computed(() => takenBy(purchases.value, renewalOf));
  const renewed = computed(() => purchases.value.find(({ id }) => id === renewalOf));
  const plan = computed(() => plans.value.find(({ id }) => id === planId.value));
  const price = computed(() => plan.value && priceFor(plan.value, period.value));
  const limit = computed(() => plan.value?.equipmentCount ?? 0);
  const isFull = computed(() => chosen.value.size >= limit.value);
  const choices = computed(() => {
    const wanted = searchTerm.value.trim().toLowerCase();
    const shown = wanted ? machines.value.filter((machine) => fits(machine, wanted)) : machines.value;
    // What can be had stands first: of many machines most may be in another subscription.
    const isTaken = ({ id }: OwnEquipment) => Number(taken.value.has(id));
    const sorted = shown.toSorted((one, other) => isTaken(one) - isTaken(other));
    return sorted.map((machine): Choice => {
      const isChosen = chosen.value.has(machine.id);
      return {
        machine,
        isChosen,
        bar: taken.value.get(machine.id) ?? (isFull.value && !isChosen ? 'full' : undefined),
      };
    });
  });
  const order = computed((): StartPaymentInput | undefined => {
    if (!plan.value || !price.value || !isSold(price.value) || chosen.value.size === 0) return undefined;
    return {
      amount: price.value.finalPrice,
      subscriptionId: plan.value.id,
      subscriptionPeriod: period.value,
      selectedEquipmentIds: [...chosen.value],
      renewalOf,
    };
  });
  /** No more than the plan holds: the first of them stay. */
  const choose = (ids: Iterable<string>) => {
    chosen.value = new Set([...new Set(ids)].slice(0, limit.value));
  };

  function settle(next: readonly [readonly Plan[], readonly OwnEquipment[], readonly PurchasedPlan[]]): void {
    batch(() => {
      const isFirst = loaded.peek().status !== 'ready' && planId.peek() === undefined;
      [plans.value, machines.value, purchases.value] = next;
      const before = renewed.peek();
      if (isFirst && before) {
        if (isPlanPeriod(before.subscriptionPeriod)) period.value = before.subscriptionPeriod;
        planId.value = before.subscriptionId;
      }
      const wished = isFirst && before ? before.equipmentIds : chosen.peek();
      const known = new Set(machines.peek().map(({ id }) => id));
      choose([...wished].filter((id) => known.has(id) && !taken.peek().has(id)));
      if (!periodsOf(plans.peek()).includes(period.peek())) period.value = firstPeriod;
      loaded.value = { status: 'ready' };
    });
  }

  return {
    loaded,
    plans,
    periods: computed(() => periodsOf(plans.value)),
    period,
    plan,
    price,
    renewed,
    machineCount: computed(() => machines.value.length),
    searchTerm,
    choices,
    chosenCount: computed(() => chosen.value.size),
    isFull,
    order,
    async load() {
      if (loaded.peek().status === 'failed') loaded.value = { status: 'loading' };
      try {
        settle(await Promise.all([dependencies.plans(), dependencies.machines(), dependencies.purchases()]));
      } catch (error) {
        loaded.value = { status: 'failed', message: (error as Error).message };
      }
    },
    choosePeriod(months) {
      period.value = months;
    },
    choosePlan(id) {
      batch(() => {
        planId.value = id;
        choose(chosen.peek());
      });
    },
    toggle(id) {
      const next = new Set(chosen.peek());
      if (next.delete(id)) chosen.value = next;
      else if (!taken.peek().has(id)) choose(next.add(id));
    },
    chooseAll() {
      const free = choices.peek().filter(({ machine }) => !taken.peek().has(machine.id));
      choose([...chosen.peek(), ...free.map(({ machine }) => machine.id)]);
    },
    clear() {
      chosen.value = new Set();
    },
    search(text) {
      searchTerm.value = text;
    },
  };
}
