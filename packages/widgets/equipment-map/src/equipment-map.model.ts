import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals-react';
import {
  type Equipment,
  type EquipmentPage,
  type Viewport,
  getEquipmentById,
  getViewport,
  searchEquipments,
} from '@yantra/contract/calls';
import { ApiError, type Remote, type Scope, dataOf } from '@yantra/state';
import { mapMessages } from './equipment-map.messages.ts';
import type { MapArea, MapFilters } from './equipment-map.types.ts';
import { listInput, viewportInput } from './internal/questions.ts';
import { type Marker, type Place, countOf, isViewport, markersOf, metresBetween } from '@yantra/map';

/** A hand that moves the map rests this long before the server is asked. */
const restMs = 200;
/** Machines this near to each other stand at one place: zooming in would never part them. */
const samePlaceDegrees = 0.00003;
/** At the deepest zoom a cluster is this wide, in degrees. */
const deepestClusterDegrees = 0.0004;
const deepestZoom = 18;
/** So many of one place are listed; nobody scrolls through more. */
const groupLength = 50;

export interface NamedMachine {
  readonly id: string;
  readonly name: string;
}

/** The machine that was chosen, and where it stands if that is known. */
export interface Chosen extends NamedMachine {
  readonly place: Place | undefined;
}

/** Machines at one place, as a list to choose from; while they are asked for, the list is not there. */
export interface Group {
  readonly place: Place;
  readonly count: number;
  readonly machines: readonly NamedMachine[] | undefined;
  readonly error?: ApiError | undefined;
}

export interface EquipmentMapDependencies {
  readonly scope: Pick<Scope, 'resource' | 'prefetch'>;
  readonly filters: MapFilters;
  /** Moves the map. */
  readonly go: (place: Place, zoom?: number) => void;
  /** Calls back after so many milliseconds, unless it is taken back. */
  readonly later: (act: () => void, ms: number) => () => void;
}

/** The thinking of the map: which part of the world is asked for, what stands in it, which machine is chosen. */
export interface EquipmentMapModel {
  readonly viewport: ReadonlySignal<Remote<Viewport>>;
  /** What was last known; it stays while the next answer is on its way. */
  readonly markers: ReadonlySignal<readonly Marker[]>;
  /** How many machines are in the part of the world that was asked for; undefined while nobody knows. */
  readonly total: ReadonlySignal<number | undefined>;
  readonly list: ReadonlySignal<Remote<EquipmentPage>>;
  /** The machines beside the map: those in view, with the chosen one among them. */
  readonly listed: ReadonlySignal<readonly Equipment[] | undefined>;
  readonly reload: () => void;
  readonly reloadList: () => void;
  /** Shows the machines of other filters. */
  readonly filter: (filters: MapFilters) => void;
  readonly isSearchingAsIMove: ReadonlySignal<boolean>;
  readonly setSearchingAsIMove: (isOn: boolean) => void;
  /** The map shows another part than what was asked for. */
  readonly canSearchHere: ReadonlySignal<boolean>;
  readonly searchHere: () => void;
  /** The map has come to rest. */
  readonly rest: (area: MapArea, isByHand: boolean) => void;
  readonly chosen: ReadonlySignal<Chosen | undefined>;
  /** The chosen machine as far as it is known. */
  readonly card: ReadonlySignal<Remote<Equipment>>;
  readonly choose: (machine: NamedMachine, place?: Place) => void;
  readonly reloadCard: () => void;
  readonly group: ReadonlySignal<Group | undefined>;
  readonly close: () => void;
  /** A marker was pressed: the machine is chosen, the group listed, the cluster opened. */
  readonly press: (marker: Marker, zoom: number) => Promise<void>;
  readonly highlighted: ReadonlySignal<string | undefined>;
  readonly highlight: (id: string | undefined) => void;
  readonly placeOf: (id: string) => Place | undefined;
  /** Watches until it is told to stop. */
  readonly start: () => () => void;
}

const placeOfMachine = ({ latitude, longitude }: Equipment): Place | undefined =>
  latitude === null || longitude === null ? undefined : { latitude, longitude };

/** What was last known of a remote, while the next answer is on its way. */
function kept<T>(remote: ReadonlySignal<Remote<T>>): ReadonlySignal<T | undefined> {
  let last: T | undefined;
  return computed(() => (last = dataOf(remote.value) ?? last));
}

/** A proxy's page or null in place of an answer is a failure like any other. */
function readableOf<T>(remote: Remote<T>, isAnswer: (data: unknown) => boolean): Remote<T> {
  const data: unknown = dataOf(remote);
  if (data === undefined || isAnswer(data)) return remote;
  return { status: 'failed', error: new ApiError('network.unreadable', 0, mapMessages.unreadable) };
}

const isPage = (answer: unknown): boolean => Array.isArray((answer as Partial<EquipmentPage> | null)?.data);

export function createEquipmentMapModel(dependencies: EquipmentMapDependencies): EquipmentMapModel {
  const { scope, go, later } = dependencies;
  const filters = signal(dependencies.filters);
  const asked = signal<MapArea | undefined>(undefined);
  const seen = signal<MapArea | undefined>(undefined);
  const isSearchingAsIMove = signal(true);
  const chosen = signal<Chosen | undefined>(undefined);
  const group = signal<Group | undefined>(undefined);
  const highlighted = signal<string | undefined>(undefined);

  const viewport = scope.resource(getViewport, () => {
    const area = asked.value;
    return area && viewportInput(filters.value, area);
  });
  const list = scope.resource(searchEquipments, () => {
    const area = asked.value;
    return area && listInput(filters.value, area);
  });
  const details = scope.resource(getEquipmentById, () => {
    const id = chosen.value?.id;
    return id === undefined ? undefined : { id };
  });
  const readable = computed(() => readableOf(viewport.remote.value, isViewport));
  const readableList = computed(() => readableOf(list.remote.value, isPage));
  const known = kept(readable);
  const knownList = kept(readableList);

  const card = computed((): Remote<Equipment> => {
    const id = chosen.value?.id;
    const remote = details.remote.value as Remote<Equipment>;
    if (id === undefined) return { status: 'idle' };
    const preview = knownList.value?.data.find((machine) => machine.id === id);
    const data = dataOf(remote);
    if (data?.id === id || !preview) return data && data.id !== id ? { status: 'loading' } : remote;
    // The list has told of it already: its card need not wait, and stands even when the question fails.
    return { status: 'ready', data: preview };
  });
  const listed = computed(() => {
    const machines = knownList.value?.data;
    const one = dataOf(card.value);
    return one && machines?.every(({ id }) => id !== one.id) ? [one, ...machines] : machines;
  });

  let takeBack = () => {};
  const ask = (area: MapArea, isAtOnce: boolean) => {
    takeBack();
    const act = () => void (asked.value = area);
    if (isAtOnce) act();
    else takeBack = later(act, restMs);
  };
  const choose = (machine: NamedMachine, place?: Place) =>
    batch(() => {
      group.value = undefined;
      chosen.value = { id: machine.id, name: machine.name, place };
    });

  /** The machines around a point, with how many there are. */
  const around = async ({ latitude, longitude }: Place, degrees: number) =>
    scope.prefetch(searchEquipments, {
      ...filters.peek(),
      bounds: {
        south: latitude - degrees,
        west: longitude - degrees,
        north: latitude + degrees,
        east: longitude + degrees,
      },
      page: 1,
      pageSize: groupLength,
    });

  /** A cluster whose machines no zoom can part is listed; any other is gone into. */
  const openCluster = async (cluster: Marker, zoom: number) => {
    const { latitude, longitude } = cluster;
    const place = { latitude, longitude };
    const isDeepest = zoom >= deepestZoom;
    const count = countOf(cluster);
    if (isDeepest) group.value = { place, count, machines: undefined };
    try {
      const { data, total } = await around(place, isDeepest ? deepestClusterDegrees : samePlaceDegrees);
      if (!isDeepest && total < count) go(place, Math.min(zoom + 2, deepestZoom));
      else group.value = { place, count: total, machines: data.map(({ id, name }) => ({ id, name })) };
    } catch (error) {
      if (isDeepest) group.value = { place, count, machines: undefined, error: error as ApiError };
      else go(place, Math.min(zoom + 2, deepestZoom));
    }
  };

  return {
    viewport: readable,
    markers: computed(() => (known.value ? markersOf(known.value, asked.peek()?.zoom ?? deepestZoom) : [])),
    total: computed(() => known.value?.total),
    list: readableList,
    listed,
    reload() {
      viewport.reload();
      if (list.remote.peek().status === 'failed') list.reload();
    },
    reloadList: list.reload,
    filter(next) {
      if (JSON.stringify(next) !== JSON.stringify(filters.peek())) filters.value = next;
    },
    isSearchingAsIMove,
    setSearchingAsIMove(isOn) {
      isSearchingAsIMove.value = isOn;
      const area = seen.peek();
      if (isOn && area) ask(area, true);
    },
    canSearchHere: computed(() => !isSearchingAsIMove.value && seen.value !== asked.value),
    searchHere() {
      const area = seen.peek();
      if (area) ask(area, true);
    },
    rest(area, isByHand) {
      const last = seen.peek();
      if (last && JSON.stringify(last) === JSON.stringify(area)) return;
      seen.value = area;
      if (!isByHand || isSearchingAsIMove.peek()) ask(area, !asked.peek());
    },
    chosen,
    card,
    choose,
    reloadCard: details.reload,
    group,
    close: () =>
      batch(() => {
        chosen.value = undefined;
        group.value = undefined;
      }),
    async press(marker, zoom) {
      const { latitude, longitude } = marker;
      const place = { latitude, longitude };
      if (marker.kind === 'machine') choose(marker, place);
      else if (marker.kind === 'cluster') {
        chosen.value = undefined;
        await openCluster(marker, zoom);
      } else {
        batch(() => {
          chosen.value = undefined;
          group.value = { place, count: marker.machines.length, machines: marker.machines };
        });
      }
    },
    highlighted,
    highlight(id) {
      highlighted.value = id;
    },
    placeOf(id) {
      const machine = listed.peek()?.find((one) => one.id === id);
      return machine && placeOfMachine(machine);
    },
    start() {
      const stop = effect(() => {
        const one = dataOf(card.value);
        const place = one && placeOfMachine(one);
        const last = chosen.peek();
        if (!one || !place || !last || last.id !== one.id) return;
        // A marker of a group stands where its machines are, give or take nothing; a machine chosen by its id alone has its place only now.
        if (!last.place || metresBetween(last.place, place) > 1) chosen.value = { ...last, place };
      });
      return () => {
        takeBack();
        stop();
      };
    },
  };
}
