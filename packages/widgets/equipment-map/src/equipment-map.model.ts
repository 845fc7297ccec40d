import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals-react';
import {
  type Equipment,
  type EquipmentPage,
  type Viewport,
  getEquipmentById,
  getViewport,
  searchEquipments,
} from '@yantra/contract/calls';
import { mapZoom } from '@yantra/domain';
import { type Marker, type NamedPlace, type Place, type Rent, isViewport, markersOf } from '@yantra/map';
import { ApiError, type Remote, type Scope, dataOf } from '@yantra/state';
import { mapMessages } from './equipment-map.messages.ts';
import type { MapFilters } from './equipment-map.types.ts';
import { type ListWanted, aroundInput, listInput, viewportInput } from './internal/questions.ts';
import { type SearchedArea, createSearchedArea } from './internal/searched-area.ts';
import { type Selection, createSelection } from './internal/selection.ts';

export interface EquipmentMapDependencies {
  readonly scope: Pick<Scope, 'resource' | 'prefetch'>;
  readonly filters: MapFilters;
  readonly list?: ListWanted;
  /** The place with a pin at first. */
  readonly place?: NamedPlace | undefined;
  /** Moves the map. */
  readonly go: (place: Place, zoom?: number) => void;
  /** The largest zoom. */
  readonly nearest: () => number;
  /** Calls back after this many milliseconds unless cancelled. */
  readonly later: (act: () => void, ms: number) => () => void;
}

/** The model of the map: the searched area, the machines in it, the chosen machine. */
export interface EquipmentMapModel extends SearchedArea, Selection {
  readonly viewport: ReadonlySignal<Remote<Viewport>>;
  /** The last known markers; kept while the next answer is loading. */
  readonly markers: ReadonlySignal<readonly Marker[]>;
  /** How many machines are in the searched area; undefined while unknown. */
  readonly total: ReadonlySignal<number | undefined>;
  readonly list: ReadonlySignal<Remote<EquipmentPage>>;
  /** The machines listed beside the map: those in view, with the chosen one among them. */
  readonly listed: ReadonlySignal<readonly Equipment[] | undefined>;
  readonly reload: () => void;
  readonly reloadList: () => void;
  /** Shows the machines of other filters. */
  readonly filter: (filters: MapFilters, list?: ListWanted) => void;
  /** The chosen machine, as far as it is known. */
  readonly card: ReadonlySignal<Remote<Equipment>>;
  readonly reloadCard: () => void;
  /** The found place, with a pin. */
  readonly pinned: ReadonlySignal<NamedPlace | undefined>;
  /** Puts the pin at a place; without one, takes it away. */
  readonly pin: (place: NamedPlace | undefined) => void;
  readonly highlighted: ReadonlySignal<string | undefined>;
  readonly highlight: (id: string | undefined) => void;
  readonly placeOf: (id: string) => Place | undefined;
  /** The rent of a machine in the list. */
  readonly rentOf: (id: string) => Rent | undefined;
  /** Starts watching; returns a function that stops it. */
  readonly start: () => () => void;
}

const placeOfMachine = ({ latitude, longitude }: Equipment): Place | undefined =>
  latitude === null || longitude === null ? undefined : { latitude, longitude };

/** What the list knows about its machines. */
function factsOf(listed: EquipmentMapModel['listed']): Pick<EquipmentMapModel, 'placeOf' | 'rentOf'> {
  const machineOf = (id: string) => listed.peek()?.find((one) => one.id === id);
  return {
    placeOf(id) {
      const machine = machineOf(id);
      return machine && placeOfMachine(machine);
    },
    rentOf(id) {
      const machine = machineOf(id);
      return machine && { rupees: Math.round(machine.finalRentalValue), type: machine.rentalType };
    },
  };
}

/** The last known value of a remote, while the next answer is loading. */
function kept<T>(remote: ReadonlySignal<Remote<T>>): ReadonlySignal<T | undefined> {
  let last: T | undefined;
  return computed(() => (last = dataOf(remote.value) ?? last));
}

/** Another answer than expected (a proxy's page, null) is a failure like any other. */
function readableOf<T>(remote: Remote<T>, isAnswer: (data: unknown) => boolean): Remote<T> {
  const data: unknown = dataOf(remote);
  if (data === undefined || isAnswer(data)) return remote;
  return { status: 'failed', error: new ApiError('network.unreadable', 0, mapMessages.unreadable) };
}

const isPage = (answer: unknown): boolean => Array.isArray((answer as Partial<EquipmentPage> | null)?.data);

/** The machine of this id, from its own answer or from the list's. */
function cardOf(id: string | undefined, remote: Remote<Equipment>, page: EquipmentPage | undefined): Remote<Equipment> {
  if (id === undefined) return { status: 'idle' };
  const data = dataOf(remote);
  const preview = page?.data.find((machine) => machine.id === id);
  if (data?.id === id || !preview) return data && data.id !== id ? { status: 'loading' } : remote;
  // The list has the machine already: its card need not wait, and is shown even if the request fails.
  return { status: 'ready', data: preview };
}

export function createEquipmentMapModel(dependencies: EquipmentMapDependencies): EquipmentMapModel {
  const { scope, go, nearest, later } = dependencies;
  const filters = signal(dependencies.filters);
  const wanted = signal<ListWanted>(dependencies.list ?? {});
  const { asked, search, cancel } = createSearchedArea(later);
  const { selection, locate } = createSelection({
    around: (place, degrees) => scope.prefetch(searchEquipments, aroundInput(filters.peek(), place, degrees)),
    go,
    nearest,
  });
  const { chosen } = selection;
  const highlighted = signal<string | undefined>(undefined);
  const pinned = signal(dependencies.place);

  const viewport = scope.resource(getViewport, () => {
    const area = asked.value;
    return area && viewportInput(filters.value, area);
  });
  const list = scope.resource(searchEquipments, () => {
    const area = asked.value;
    return area && listInput(filters.value, area, wanted.value);
  });
  const details = scope.resource(getEquipmentById, () => {
    const id = chosen.value?.id;
    return id === undefined ? undefined : { id };
  });
  const readable = computed(() => readableOf(viewport.remote.value, isViewport));
  const readableList = computed(() => readableOf(list.remote.value, isPage));
  const known = kept(readable);
  const knownList = kept(readableList);

  const card = computed(() => cardOf(chosen.value?.id, details.remote.value as Remote<Equipment>, knownList.value));
  const listed = computed(() => {
    const machines = knownList.value?.data;
    const one = dataOf(card.value);
    return one && machines?.every(({ id }) => id !== one.id) ? [one, ...machines] : machines;
  });

  return {
    ...search,
    ...selection,
    viewport: readable,
    markers: computed(() => (known.value ? markersOf(known.value, asked.peek()?.zoom ?? mapZoom.most) : [])),
    total: computed(() => known.value?.total),
    list: readableList,
    listed,
    reload() {
      viewport.reload();
      if (list.remote.peek().status === 'failed') list.reload();
    },
    reloadList: list.reload,
    filter: (next, nextList = {}) =>
      batch(() => {
        if (JSON.stringify(next) !== JSON.stringify(filters.peek())) filters.value = next;
        if (JSON.stringify(nextList) !== JSON.stringify(wanted.peek())) wanted.value = nextList;
      }),
    card,
    reloadCard: details.reload,
    pinned,
    pin(place) {
      pinned.value = place;
    },
    highlighted,
    highlight(id) {
      highlighted.value = id;
    },
    ...factsOf(listed),
    start() {
      const stop = effect(() => {
        const one = dataOf(card.value);
        const place = one && placeOfMachine(one);
        if (one && place) locate(one.id, place);
      });
      return () => {
        cancel();
        stop();
      };
    },
  };
}
