import { batch, type ReadonlySignal, signal } from '@preact/signals-react';
import type { EquipmentPage } from '@yantra/contract/calls';
import { mapZoom } from '@yantra/domain';
import { type Marker, type Place, countOf, metresBetween } from '@yantra/map';
import type { ApiError } from '@yantra/state';

/** Machines this near to each other count as one place: zooming in would never separate them. */
const samePlaceDegrees = 0.00003;
/** The width of a cluster at the largest zoom, in degrees; it doubles with each step out. */
const deepestClusterDegrees = 0.0004;
const widthAt = (zoom: number): number => deepestClusterDegrees * 2 ** (mapZoom.most - zoom);

export interface NamedMachine {
  readonly id: string;
  readonly name: string;
}

/** The chosen machine, and its place if known. */
export interface Chosen extends NamedMachine {
  readonly place: Place | undefined;
}

/** Machines at one place, as a list to choose from; the list is absent while it loads. */
export interface Group {
  readonly place: Place;
  readonly count: number;
  readonly machines: readonly NamedMachine[] | undefined;
  readonly error?: ApiError | undefined;
}

export interface SelectionDependencies {
  /** The machines this near to a point, and their count. @throws {ApiError} */
  readonly around: (place: Place, degrees: number) => Promise<EquipmentPage>;
  readonly go: (place: Place, zoom?: number) => void;
  /** The largest zoom. */
  readonly nearest: () => number;
}

/** What is open on the map: a machine, or the machines of one place. */
export interface Selection {
  readonly chosen: ReadonlySignal<Chosen | undefined>;
  readonly choose: (machine: NamedMachine, place?: Place) => void;
  readonly group: ReadonlySignal<Group | undefined>;
  readonly close: () => void;
  /** A marker was pressed: chooses the machine, lists the group, or opens the cluster. */
  readonly press: (marker: Marker, zoom: number) => Promise<void>;
}

export function createSelection({ around, go, nearest }: SelectionDependencies) {
  const chosen = signal<Chosen | undefined>(undefined);
  const group = signal<Group | undefined>(undefined);
  const show = (machine?: Chosen, machines?: Group) =>
    batch(() => {
      chosen.value = machine;
      group.value = machines;
    });

  /** Lists a cluster that no zoom can separate; zooms into any other. */
  const openCluster = async (place: Place, count: number, zoom: number) => {
    const most = nearest();
    const isDeepest = zoom >= most;
    if (isDeepest) group.value = { place, count, machines: undefined };
    try {
      const { data, total } = await around(place, isDeepest ? widthAt(most) : samePlaceDegrees);
      if (!isDeepest && total < count) go(place, Math.min(zoom + 2, most));
      else group.value = { place, count: total, machines: data.map(({ id, name }) => ({ id, name })) };
    } catch (error) {
      if (isDeepest) group.value = { place, count, machines: undefined, error: error as ApiError };
      else go(place, Math.min(zoom + 2, most));
    }
  };

  const selection: Selection = {
    chosen,
    choose: ({ id, name }, place) => show({ id, name, place }),
    group,
    close: () => show(),
    async press(marker, zoom) {
      const { latitude, longitude } = marker;
      const place = { latitude, longitude };
      if (marker.kind === 'machine') selection.choose(marker, place);
      else if (marker.kind === 'group')
        show(undefined, { place, count: marker.machines.length, machines: marker.machines });
      else {
        chosen.value = undefined;
        await openCluster(place, countOf(marker), zoom);
      }
    },
  };
  /** The place of this machine has become known. */
  const locate = (id: string, place: Place) => {
    const last = chosen.peek();
    if (last?.id !== id) return;
    // A group's marker is already at the machine's place; a machine chosen by id gets its place only now.
    if (!last.place || metresBetween(last.place, place) > 1) chosen.value = { ...last, place };
  };
  return { selection, locate };
}
