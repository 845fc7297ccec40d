import { type ReadonlySignal, batch, computed, signal } from '@preact/signals-react';
import type { OwnEquipment, PurchasedPlan } from '@yantra/contract/calls';
import type { Language } from '@yantra/language';
import type { Notice } from '@yantra/state';
import { createLoading, type Loaded } from '../../kit/form/loading.tsx';
import { heldElsewhere } from '../../kit/plan-places/plan-places.ts';
import type { NewSelection } from '../../kit/plan-places/use-plan-places.ts';
import type { Choice, MachineChoiceModel } from './plan-choice.model.ts';
import { searched } from './plan-fit.ts';

export interface PlanMachinesDependencies {
  /** The language of error texts; English without it. */
  readonly language?: Language | undefined;
  /** The purchase whose machines are changed. */
  readonly id: string;
  /** Loads all of the user's machines. @throws {ApiError} */
  readonly machines: () => Promise<readonly OwnEquipment[]>;
  /** @throws {ApiError} */
  readonly purchases: () => Promise<readonly PurchasedPlan[]>;
  /** @throws {ApiError} the page shows it */
  readonly save: (selection: NewSelection) => Promise<unknown>;
  readonly onSaved: (plan: PurchasedPlan) => void;
  /** Gets a failed load as well as the panel. */
  readonly notify?: (notice: Notice) => void;
}

/** The machines of a running or upcoming plan. */
export interface PlanMachinesModel extends MachineChoiceModel {
  readonly loaded: ReadonlySignal<Loaded>;
  /** Loads again; unsaved changes stay as far as possible. */
  readonly load: () => Promise<void>;
  readonly plan: ReadonlySignal<PurchasedPlan | undefined>;
  /** How many machines would be added and removed. */
  readonly change: ReadonlySignal<{ readonly on: number; readonly off: number }>;
  readonly isChanged: ReadonlySignal<boolean>;
  readonly isSaving: ReadonlySignal<boolean>;
  readonly save: () => Promise<void>;
}

const noMachines: ReadonlySet<string> = new Set();

/** Machines on the plan first, then those on none. */
function choicesOf(
  machines: readonly OwnEquipment[],
  before: ReadonlySet<string>,
  chosen: ReadonlySet<string>,
  elsewhere: ReadonlyMap<string, PurchasedPlan>,
  isFull: boolean,
): readonly Choice[] {
  const placeOf = ({ id }: OwnEquipment) => (before.has(id) ? 0 : elsewhere.has(id) ? 2 : 1);
  return machines
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((machine) => {
      const isChosen = chosen.has(machine.id);
      const blockedBy = isFull && !isChosen ? 'full' : undefined;
      return { machine, isChosen, blockedBy, movesFrom: elsewhere.get(machine.id) };
    });
}

const missing = (from: ReadonlySet<string>, wanted: ReadonlySet<string>): readonly string[] =>
  [...wanted].filter((id) => !from.has(id));

/** Machines, purchases, and the one being changed. */
function createHoldings(id: string) {
  const machines = signal<readonly OwnEquipment[]>([]);
  const purchases = signal<readonly PurchasedPlan[]>([]);
  const plan = computed(() => purchases.value.find((purchase) => purchase.id === id));
  return {
    machines,
    purchases,
    plan,
    before: computed(() => new Set(plan.value?.equipmentIds)),
    elsewhere: computed(() => heldElsewhere(plan.value, purchases.value)),
    limit: computed(() => plan.value?.equipmentCount ?? 0),
  };
}

export function createPlanMachinesModel(dependencies: PlanMachinesDependencies): PlanMachinesModel {
  const { loaded, load, refresh } = createLoading(dependencies.language, 'loading', dependencies.notify);
  const { machines, purchases, plan, before, elsewhere, limit } = createHoldings(dependencies.id);
  const chosen = signal(noMachines);
  const searchTerm = signal('');
  const isSaving = signal(false);

  const isFull = computed(() => chosen.value.size >= limit.value);
  const change = computed(() => ({
    on: missing(before.value, chosen.value).length,
    off: missing(chosen.value, before.value).length,
  }));
  const choices = computed(() => {
    const shown = searched(machines.value, searchTerm.value);
    return choicesOf(shown, before.value, chosen.value, elsewhere.value, isFull.value);
  });
  const choose = (ids: Iterable<string>) => {
    chosen.value = new Set([...new Set(ids)].slice(0, limit.peek()));
  };

  /** Takes the loaded data and applies the unsaved changes to it. */
  function take([nextMachines, nextPurchases]: readonly [readonly OwnEquipment[], readonly PurchasedPlan[]]): void {
    const [on, off] = [missing(before.peek(), chosen.peek()), new Set(missing(chosen.peek(), before.peek()))];
    machines.value = nextMachines;
    purchases.value = nextPurchases;
    const known = new Set(nextMachines.map(({ id }) => id));
    choose([...before.peek(), ...on].filter((id) => known.has(id) && !off.has(id)));
  }
  const read = () => Promise.all([dependencies.machines(), dependencies.purchases()]);

  return {
    loaded,
    load: () => load(read, take),
    plan,
    machineCount: computed(() => machines.value.length),
    searchTerm,
    choices,
    chosenCount: computed(() => chosen.value.size),
    isFull,
    change,
    isChanged: computed(() => change.value.on + change.value.off > 0),
    isSaving,
    toggle(id) {
      const next = new Set(chosen.peek());
      if (!next.delete(id)) next.add(id);
      choose(next);
    },
    chooseAll() {
      const free = choices.peek().filter(({ movesFrom }) => movesFrom === undefined);
      choose([...chosen.peek(), ...free.map(({ machine }) => machine.id)]);
    },
    clear() {
      chosen.value = noMachines;
    },
    search(text) {
      searchTerm.value = text;
    },
    async save() {
      const saved = plan.peek();
      if (saved === undefined || isSaving.peek()) return;
      const ids = [...chosen.peek()];
      isSaving.value = true;
      try {
        await dependencies.save({ plan: saved, ids, isMove: ids.some((id) => elsewhere.peek().has(id)) });
        batch(() => {
          purchases.value = purchases.peek().map((one) => (one === saved ? { ...one, equipmentIds: ids } : one));
        });
        dependencies.onSaved(saved);
      } catch {
        // The page has shown the error. The current data is loaded if possible, and the changes stay.
        await refresh(read, take);
      } finally {
        isSaving.value = false;
      }
    },
  };
}
