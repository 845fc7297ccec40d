import type { Viewport } from '@yantra/contract/calls';
import type { Taken } from '../labels.ts';
import { type MapView, type Place, worldPoint, worldSize } from '../map.ts';

/** A machine's rent, as its pill shows it. */
export interface Rent {
  readonly rupees: number;
  /** 0 hour, 1 day, 2 week, 3 month. */
  readonly type: number;
}

/** What is at one point of the map. */
export type Marker =
  | (Place & {
      readonly kind: 'machine';
      readonly key: string;
      readonly id: string;
      readonly name: string;
      readonly rent?: Rent | undefined;
    })
  | (Place & {
      readonly kind: 'group';
      readonly key: string;
      readonly machines: readonly { readonly id: string; readonly name: string }[];
    })
  | (Place & { readonly kind: 'cluster'; readonly key: string; readonly count: number });

/** The texts of markers for several machines. */
export interface MarkerTexts {
  readonly atThisPlace: (count: number) => string;
  readonly machines: (count: number) => string;
  /** A rent for display: `₹8.2k` and `/day`. */
  readonly rent: (rent: Rent) => { readonly amount: string; readonly unit: string };
  /** The name of a found place's pin. */
  readonly place: (name: string) => string;
}

/** A place by its name. */
export interface NamedPlace extends Place {
  readonly name: string;
}

/** A machine, and its place if known. */
interface Marked {
  readonly id: string;
  readonly place?: Place;
  readonly rent?: Rent | undefined;
}

export interface MarkerLayer {
  readonly show: (markers: readonly Marker[]) => void;
  /** The marker a press was meant for: a button, or the dot under it. @param point pixels from the map's upper left corner */
  readonly pressed: (
    target: EventTarget | null,
    point: { readonly x: number; readonly y: number },
  ) => Marker | undefined;
  /** Marks a machine: at its own marker, or with a new one at its place. */
  readonly mark: (selected: Marked | undefined, highlighted: Marked | undefined) => void;
  /** Puts a pin at a place that is no machine's; without one, takes it away. */
  readonly pin: (place: NamedPlace | undefined) => void;
  readonly buttonOf: (id: string) => HTMLElement | undefined;
  /** Where names may not be drawn, in pixels of a canvas. */
  readonly taken: (view: MapView) => readonly Taken[];
  readonly repaint: () => void;
}

export const countOf = (marker: Marker): number => {
  if (marker.kind === 'machine') return 1;
  return marker.kind === 'group' ? marker.machines.length : marker.count;
};

/** Whether an answer has a viewport's columns: a proxy's page or null must not break the map. */
export const isViewport = (answer: unknown): answer is Viewport => {
  const { machines, clusters, total } = (answer ?? {}) as Partial<Viewport>;
  return Array.isArray(machines?.id) && Array.isArray(clusters?.count) && typeof total === 'number';
};

/** The largest width of a marker, and its height for a thumb, in pixels: of two that overlap only one could be pressed. */
const widths = { pill: 96, round: 44 } as const;
const high = 44;
/** The widest marker's width. */
const cellSize = widths.pill;

const widthOf = (marker: Marker): number => (marker.kind === 'machine' && marker.rent ? widths.pill : widths.round);

const boxAt = (place: Place, { left, top, size }: MapView, across: number, above: number, below: number): Taken => {
  const point = worldPoint(place);
  const [x, y] = [point.x * size - left, point.y * size - top];
  return { left: x - across, right: x + across, top: y - above, bottom: y + below };
};

/** Where a pin is drawn. */
export const pinBox = (place: Place, view: MapView): Taken => boxAt(place, view, 18, high, 0);

/** Where a marker is drawn: a pin stands on its point, all others are centred on it. */
export function boxOf(marker: Marker, view: MapView): Taken {
  if (marker.kind === 'machine' && !marker.rent) return pinBox(marker, view);
  return boxAt(marker, view, widthOf(marker) / 2 - 4, 17, 17);
}

interface Placed {
  marker: Marker;
  readonly x: number;
  readonly y: number;
}

const touch = (one: Placed, other: Placed): boolean =>
  Math.abs(one.x - other.x) < (widthOf(one.marker) + widthOf(other.marker)) / 2 && Math.abs(one.y - other.y) < high;

/** Markers that would overlap at this zoom become one cluster at the larger one's place. */
function separated(markers: readonly Marker[], zoom: number): Marker[] {
  const size = worldSize(zoom);
  const cells = new Map<string, Placed[]>();
  const kept: Placed[] = [];
  for (const marker of markers.toSorted((a, b) => countOf(b) - countOf(a))) {
    const point = worldPoint(marker);
    const one: Placed = { marker, x: point.x * size, y: point.y * size };
    const [column, row] = [Math.floor(one.x / cellSize), Math.floor(one.y / cellSize)];
    const near = [-1, 0, 1]
      .flatMap((across) => [-1, 0, 1].flatMap((down) => cells.get(`${column + across} ${row + down}`) ?? []))
      .find((other) => touch(one, other));
    if (near) {
      const { latitude, longitude } = near.marker;
      const count = countOf(near.marker) + countOf(marker);
      near.marker = { kind: 'cluster', key: `${count} at ${latitude},${longitude}`, count, latitude, longitude };
      continue;
    }
    kept.push(one);
    const key = `${column} ${row}`;
    cells.set(key, [...(cells.get(key) ?? []), one]);
  }
  return kept.map(({ marker }) => marker);
}

interface Single {
  readonly id: string;
  readonly name: string;
  readonly rent?: Rent;
}

/**
 * The server's columns as markers; machines at the very same point become one group. None overlap at this zoom. From north to south, so that the nearer pin is
 * in front.
 */
export function markersOf({ machines, clusters }: Viewport, zoom: number): Marker[] {
  const places = new Map<string, { place: Place; found: Single[] }>();
  machines.id.forEach((id, index) => {
    const place = { latitude: machines.latitude[index] ?? 0, longitude: machines.longitude[index] ?? 0 };
    const key = `${place.latitude},${place.longitude}`;
    const found = places.get(key)?.found ?? [];
    const [rupees, type] = [machines.rent?.[index], machines.rentalType?.[index]];
    const rent = rupees === undefined || type === undefined ? undefined : { rupees, type };
    found.push({ id, name: machines.name[index] ?? '', ...(rent && { rent }) });
    places.set(key, { place, found });
  });
  const points = [...places].map(([key, { place, found }]): Marker => {
    const [first] = found;
    return first && found.length === 1
      ? { kind: 'machine', key: first.id, ...place, ...first }
      : { kind: 'group', key: `at ${key}`, ...place, machines: found };
  });
  const round = clusters.count.map((count, index): Marker => {
    const place = { latitude: clusters.latitude[index] ?? 0, longitude: clusters.longitude[index] ?? 0 };
    return { kind: 'cluster', key: `${count} at ${place.latitude},${place.longitude}`, count, ...place };
  });
  return separated([...points, ...round], zoom).toSorted(
    (a, b) => b.latitude - a.latitude || a.longitude - b.longitude,
  );
}
