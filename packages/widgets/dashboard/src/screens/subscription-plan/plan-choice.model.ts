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

/** What can be had stands first: of many machines most may be in another subscription. */
function choicesOf(
  machines: readonly OwnEquipment[],
  chosen: ReadonlySet<string>,
  taken: ReadonlyMap<string, PurchasedPlan>,
  isFull: boolean,
): readonly Choice[] {
  const isTaken = ({ id }: OwnEquipment) => Number(taken.has(id));
  const sorted = machines.toSorted((one, other) => isTaken(one) - isTaken(other));
  return sorted.map((machine) => {
    const isChosen = chosen.has(machine.id);
    return { machine, isChosen, bar: taken.get(machine.id) ?? (isFull && !isChosen ? 'full' : undefined) };
  });
}

/** What would be bought, if it is sold and for something. */
function orderOf(plan: Plan, period: PlanPeriod, ids: string[], renewalOf?: string): StartPaymentInput | undefined {
  const price = priceFor(plan, period);
  if (!isSold(price) || ids.length === 0) return undefined;
  return {
    amount: price.finalPrice,
    subscriptionId: plan.id,
    subscriptionPeriod: period,
    selectedEquipmentIds: ids,
    renewalOf,
  };
}

/** What there is to choose from. @param onAnswer runs with every answer, before anybody sees it */
function createOffer(dependencies: ChoiceDependencies, onAnswer: (isFirst: boolean) => void) {
  const loaded = signal<Loaded>({ status: 'loading' });
  const plans = signal<readonly Plan[]>([]);
  const machines = signal<readonly OwnEquipment[]>([]);
  const purchases = signal<readonly PurchasedPlan[]>([]);
  const { renewalOf } = dependencies;
  return {
    loaded,
    plans,
    machines,
    taken: computed(() => takenBy(purchases.value, renewalOf)),
    renewed: computed(() => purchases.value.find(({ id }) => id === renewalOf)),
    load: async () => {
      if (loaded.peek().status === 'failed') loaded.value = { status: 'loading' };
      try {
        const next = await Promise.all([dependencies.plans(), dependencies.machines(), dependencies.purchases()]);
        batch(() => {
          [plans.value, machines.value, purchases.value] = next;
          onAnswer(loaded.peek().status !== 'ready');
          loaded.value = { status: 'ready' };
        });
      } catch (error) {
        loaded.value = { status: 'failed', message: (error as Error).message };
      }
    },
  };
}

export function createChoiceModel(dependencies: ChoiceDependencies): ChoiceModel {
  const { loaded, plans, machines, taken, renewed, load } = createOffer(dependencies, settle);
  const period = signal<PlanPeriod>(firstPeriod);
  const planId = signal<Plan['id'] | undefined>(undefined);
  const chosen = signal<ReadonlySet<string>>(new Set());
  const searchTerm = signal('');

  const plan = computed(() => plans.value.find(({ id }) => id === planId.value));
  const price = computed(() => plan.value && priceFor(plan.value, period.value));
  const limit = computed(() => plan.value?.equipmentCount ?? 0);
  const isFull = computed(() => chosen.value.size >= limit.value);
  const choices = computed(() => {
    const wanted = searchTerm.value.trim().toLowerCase();
    const shown = wanted ? machines.value.filter((machine) => fits(machine, wanted)) : machines.value;
    return choicesOf(shown, chosen.value, taken.value, isFull.value);
  });
  const order = computed(
    () => plan.value && orderOf(plan.value, period.value, [...chosen.value], dependencies.renewalOf),
  );
  /** No more than the plan holds: the first of them stay. */
  const choose = (ids: Iterable<string>) => {
    chosen.value = new Set([...new Set(ids)].slice(0, limit.value));
  };

  function settle(isFirst: boolean): void {
    const before = isFirst && planId.peek() === undefined ? renewed.peek() : undefined;
    if (before) {
      if (isPlanPeriod(before.subscriptionPeriod)) period.value = before.subscriptionPeriod;
      planId.value = before.subscriptionId;
    }
    const known = new Set(machines.peek().map(({ id }) => id));
    const wished = [...(before?.equipmentIds ?? chosen.peek())];
    choose(wished.filter((id) => known.has(id) && !taken.peek().has(id)));
    if (!periodsOf(plans.peek()).includes(period.peek())) period.value = firstPeriod;
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
    load,
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
