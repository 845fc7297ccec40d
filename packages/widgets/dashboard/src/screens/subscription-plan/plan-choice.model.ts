import { type ReadonlySignal, batch, computed, signal } from '@preact/signals-react';
import type {
  OwnEquipment,
  Plan,
  PurchasedPlan,
  StartPaymentInput,
  UpgradeQuote,
  UpgradeQuoteInput,
} from '@yantra/contract/calls';
import { type PlanPeriod, followersOf } from '@yantra/domain';
import type { Language } from '@yantra/language';
import type { Notice } from '@yantra/state';
import { type Loaded, createLoading } from '../../kit/form/loading.tsx';
import { type PeriodPrice, isPlanPeriod, isSold, periodsOf, priceFor } from '../../kit/plans/periods.ts';
import { createChosen } from './chosen-machines.ts';
import { fittingPlan, searched, takenBy, unlistedOf } from './plan-fit.ts';
import { type Quoted, createQuoteModel } from './upgrade-quote.ts';

export interface ChoiceDependencies {
  /** The language of error texts; English without it. */
  readonly language?: Language | undefined;
  /** @throws {ApiError} */
  readonly plans: () => Promise<readonly Plan[]>;
  /** Loads all of the user's machines. @throws {ApiError} */
  readonly machines: () => Promise<readonly OwnEquipment[]>;
  /** @throws {ApiError} */
  readonly purchases: () => Promise<readonly PurchasedPlan[]>;
  /** The purchase to renew. */
  readonly renewalOf: string | undefined;
  /** Gets a failure as well as the panel. */
  readonly notify?: (notice: Notice) => void;
  /** The running purchase to replace by a larger plan. */
  readonly upgradeOf?: string | undefined;
  /** The plan named in the address. */
  readonly named?: Plan['id'] | undefined;
  /** The machines named in the address, selected at first. */
  readonly wanted?: readonly string[] | undefined;
  /** Calculates the price of an upgrade. @throws {ApiError} */
  readonly quote?: (input: UpgradeQuoteInput) => Promise<UpgradeQuote>;
}

/** A machine to select. */
export interface Choice {
  readonly machine: OwnEquipment;
  readonly isChosen: boolean;
  /** Why it cannot be selected now. */
  readonly blockedBy: 'full' | PurchasedPlan | undefined;
  /** The plan it would leave. */
  readonly movesFrom?: PurchasedPlan | undefined;
}

/** A selection of machines, up to a limit. */
export interface MachineChoiceModel {
  readonly machineCount: ReadonlySignal<number>;
  readonly searchTerm: ReadonlySignal<string>;
  /** The machines that match the search. */
  readonly choices: ReadonlySignal<readonly Choice[]>;
  readonly chosenCount: ReadonlySignal<number>;
  readonly isFull: ReadonlySignal<boolean>;
  readonly toggle: (machineId: string) => void;
  /** Selects as many of the shown machines as still fit. */
  readonly chooseAll: () => void;
  readonly clear: () => void;
  readonly search: (text: string) => void;
}

/** The choice of plan, period and machines. */
export interface ChoiceModel extends MachineChoiceModel {
  readonly loaded: ReadonlySignal<Loaded>;
  readonly load: () => Promise<void>;
  /** Reloads after a purchase; if that fails, the shown data stays. */
  readonly refresh: () => Promise<void>;
  readonly plans: ReadonlySignal<readonly Plan[]>;
  readonly periods: ReadonlySignal<readonly PlanPeriod[]>;
  readonly period: ReadonlySignal<PlanPeriod>;
  readonly plan: ReadonlySignal<Plan | undefined>;
  readonly price: ReadonlySignal<PeriodPrice | undefined>;
  readonly renewed: ReadonlySignal<PurchasedPlan | undefined>;
  /** The running purchase that would be replaced. */
  readonly replaced: ReadonlySignal<PurchasedPlan | undefined>;
  /** Paid purchases that follow the replaced one. */
  readonly followers: ReadonlySignal<readonly PurchasedPlan[]>;
  /** The running purchases, the largest first. */
  readonly running: ReadonlySignal<readonly PurchasedPlan[]>;
  /** The smallest plan for all machines, or the largest one. */
  readonly fitting: ReadonlySignal<Plan | undefined>;
  /** The number of machines on no running plan. */
  readonly unlistedCount: ReadonlySignal<number>;
  /** The discount of the selected plan for this period, in percent. */
  readonly savingFor: (months: PlanPeriod) => number;
  /** The price of the change to the selected plan. */
  readonly quoted: ReadonlySignal<Quoted>;
  readonly askAgain: () => void;
  /** Machines of the renewed purchase that would not be on the new one, though they could. */
  readonly dropped: ReadonlySignal<readonly OwnEquipment[]>;
  /** The order, or undefined while something is missing. */
  readonly order: ReadonlySignal<StartPaymentInput | undefined>;
  readonly choosePeriod: (months: PlanPeriod) => void;
  readonly choosePlan: (id: Plan['id']) => void;
}

const year: PlanPeriod = 12;
const noQuote = () => Promise.reject(new Error('Nothing is upgraded here.'));

/** This period, or else a year, or else any that is sold. */
const periodNear = (wanted: PlanPeriod, plans: readonly Plan[]): PlanPeriod =>
  [wanted, year, ...periodsOf(plans)].find((months) => plans.some((plan) => isSold(priceFor(plan, months)))) ?? year;

/** Selectable machines first, and before them those of the renewed purchase: with many machines most may be on other purchases. */
function choicesOf(
  machines: readonly OwnEquipment[],
  chosen: ReadonlySet<string>,
  taken: ReadonlyMap<string, PurchasedPlan>,
  renewed: PurchasedPlan | undefined,
  isFull: boolean,
): readonly Choice[] {
  const renewedIds = new Set(renewed?.equipmentIds);
  const placeOf = ({ id }: OwnEquipment) => (taken.has(id) ? 2 : renewedIds.has(id) ? 0 : 1);
  const sorted = machines.toSorted((one, other) => placeOf(one) - placeOf(other));
  return sorted.map((machine) => {
    const isChosen = chosen.has(machine.id);
    return { machine, isChosen, blockedBy: taken.get(machine.id) ?? (isFull && !isChosen ? 'full' : undefined) };
  });
}

/** The order, if the plan is sold and has machines; an upgrade at its current price. */
function orderOf(
  plan: Plan,
  period: PlanPeriod,
  ids: string[],
  { renewalOf, upgradeOf }: Pick<ChoiceDependencies, 'renewalOf' | 'upgradeOf'>,
  quoted: Quoted,
): StartPaymentInput | undefined {
  const price = priceFor(plan, period);
  if (!isSold(price) || ids.length === 0) return undefined;
  if (upgradeOf !== undefined && quoted.status !== 'ready') return undefined;
  return {
    amount: quoted.status === 'ready' ? quoted.quote.toPay : price.finalPrice,
    subscriptionId: plan.id,
    subscriptionPeriod: period,
    selectedEquipmentIds: ids,
    renewalOf,
    upgradeOf,
  };
}

/** Loads plans, machines and purchases. @param onAnswer runs with every answer, before it is shown */
function createOffer(dependencies: ChoiceDependencies, onAnswer: (isFirst: boolean) => void) {
  const { loaded, load, refresh } = createLoading(dependencies.language, 'loading', dependencies.notify);
  const plans = signal<readonly Plan[]>([]);
  const machines = signal<readonly OwnEquipment[]>([]);
  const purchases = signal<readonly PurchasedPlan[]>([]);
  const read = () => Promise.all([dependencies.plans(), dependencies.machines(), dependencies.purchases()]);
  const take = (next: Awaited<ReturnType<typeof read>>) => {
    [plans.value, machines.value, purchases.value] = next;
    onAnswer(loaded.peek().status !== 'ready');
  };
  const { renewalOf, upgradeOf } = dependencies;
  const followers = computed(() => (upgradeOf === undefined ? [] : followersOf(purchases.value, upgradeOf)));
  // A renewal starts when the renewed purchase ends, and purchases after a replaced one follow the larger plan: their machines are not taken.
  const taken = computed(() => {
    const following = followers.value.map(({ id }) => id);
    return takenBy(purchases.value, new Set([renewalOf ?? upgradeOf, ...following]));
  });
  const renewed = computed(() => purchases.value.find(({ id }) => id === renewalOf));
  const running = computed(() =>
    purchases.value
      .filter(({ state }) => state === 'running')
      .toSorted((one, other) => other.equipmentCount - one.equipmentCount),
  );
  return {
    loaded,
    plans,
    machines,
    taken,
    renewed,
    running,
    followers,
    replaced: computed(() => running.value.find(({ id }) => id === upgradeOf)),
    /** Those of these machines that the user still has and that are free. */
    freeOf: (ids: Iterable<string>): string[] => {
      const known = new Set(machines.peek().map(({ id }) => id));
      return [...ids].filter((id) => known.has(id) && !taken.peek().has(id));
    },
    /** A first purchase is for all machines. */
    allForFirstPurchase: () => (taken.peek().size === 0 ? machines.peek().map(({ id }) => id) : undefined),
    unlistedCount: computed(() => unlistedOf(machines.value, running.value)),
    load: () => load(read, take),
    refresh: () => refresh(read, take),
  };
}

/** Machines of the renewed purchase that could stay but are not selected. */
const droppedOf = (
  { renewed, machines, taken }: ReturnType<typeof createOffer>,
  chosen: ReadonlySignal<ReadonlySet<string>>,
) =>
  computed(() => {
    const ids = new Set(renewed.value?.equipmentIds);
    return machines.value.filter(({ id }) => ids.has(id) && !taken.value.has(id) && !chosen.value.has(id));
  });

export function createChoiceModel(dependencies: ChoiceDependencies): ChoiceModel {
  const offer = createOffer(dependencies, selectDefaults);
  const { loaded, plans, machines, taken, freeOf, renewed, replaced, running, load, refresh } = offer;
  const { quoted, ask } = createQuoteModel({ quote: noQuote, ...dependencies });
  const period = signal<PlanPeriod>(year);
  const planId = signal<Plan['id'] | undefined>(undefined);
  const searchTerm = signal('');

  const plan = computed(() => plans.value.find(({ id }) => id === planId.value));
  const price = computed(() => plan.value && priceFor(plan.value, period.value));
  const { chosen, requested, isFull, request, applyLimit, select, deselect, clear } = createChosen(
    computed(() => plan.value?.equipmentCount ?? 0),
  );
  const fitting = computed(() => fittingPlan(plans.value, period.value, machines.value.length));
  const choices = computed(() => {
    const before = renewed.value ?? replaced.value;
    return choicesOf(searched(machines.value, searchTerm.value), chosen.value, taken.value, before, isFull.value);
  });
  const order = computed(() => {
    const before = { ...dependencies, upgradeOf: replaced.value?.id };
    return plan.value && orderOf(plan.value, period.value, [...chosen.value], before, quoted.value);
  });
  const askAgain = () => void ask(replaced.peek()?.id, plan.peek(), period.peek());

  function selectDefaults(isFirst: boolean): void {
    const isFresh = isFirst && planId.peek() === undefined;
    const before = isFresh ? (renewed.peek() ?? replaced.peek()) : undefined;
    if (before) {
      if (isPlanPeriod(before.subscriptionPeriod)) period.value = before.subscriptionPeriod;
      planId.value = dependencies.named ?? renewed.peek()?.subscriptionId;
    }
    period.value = periodNear(period.peek(), plans.peek());
    if (isFresh && !before) planId.value = dependencies.named ?? fitting.peek()?.id;
    const first = isFresh ? (dependencies.wanted ?? offer.allForFirstPurchase()) : undefined;
    request(freeOf(before?.equipmentIds ?? first ?? requested.peek()));
    askAgain();
  }

  return {
    loaded,
    plans,
    periods: computed(() => periodsOf(plans.value)),
    period,
    plan,
    price,
    renewed,
    replaced,
    followers: offer.followers,
    running,
    fitting,
    unlistedCount: offer.unlistedCount,
    savingFor: (months) => (plan.value ? priceFor(plan.value, months).discount : 0),
    quoted,
    askAgain,
    dropped: droppedOf(offer, chosen),
    machineCount: computed(() => machines.value.length),
    searchTerm,
    choices,
    chosenCount: computed(() => chosen.value.size),
    isFull,
    order,
    load,
    refresh,
    choosePeriod(months) {
      period.value = months;
      askAgain();
    },
    choosePlan(id) {
      batch(() => {
        planId.value = id;
        applyLimit();
      });
      askAgain();
    },
    toggle: (id) => (chosen.peek().has(id) ? deselect(id) : select(freeOf([id]))),
    chooseAll: () => select(freeOf(choices.peek().map(({ machine }) => machine.id))),
    clear,
    search: (text) => void (searchTerm.value = text),
  };
}
