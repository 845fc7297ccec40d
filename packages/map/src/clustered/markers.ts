import type { Viewport } from '@yantra/contract/calls';
import { type Place, worldPoint, worldSize } from '../map.ts';

/** What stands at one point of the map. */
export type Marker =
  | (Place & { readonly kind: 'machine'; readonly key: string; readonly id: string; readonly name: string })
  | (Place & {
      readonly kind: 'group';
      readonly key: string;
      readonly machines: readonly { readonly id: string; readonly name: string }[];
    })
  | (Place & { readonly kind: 'cluster'; readonly key: string; readonly count: number });

/** What is said of markers that stand for more than one machine. */
export interface MarkerTexts {
  readonly atThisPlace: (count: number) => string;
  readonly machines: (count: number) => string;
}

/** A machine, and where it stands if that is known. */
interface Marked {
  readonly id: string;
  readonly place?: Place;
}

/** The machines on a map. */
export interface MarkerLayer {
  readonly show: (markers: readonly Marker[]) => void;
  /** The marker a press was meant for: a button, or the dot under it. @param point pixels from the map's upper left corner */
  readonly pressed: (
    target: EventTarget | null,
    point: { readonly x: number; readonly y: number },
  ) => Marker | undefined;
  /** Marks a machine: its own marker, or where it has none, a pin in its place. */
  readonly mark: (selected: Marked | undefined, highlighted: Marked | undefined) => void;
  readonly buttonOf: (id: string) => HTMLElement | undefined;
  readonly repaint: () => void;
}

export const countOf = (marker: Marker): number => {
  if (marker.kind === 'machine') return 1;
  return marker.kind === 'group' ? marker.machines.length : marker.count;
};

/** Whether an answer has the columns of a viewport: a proxy's page or null must not take the map down. */
export const isViewport = (answer: unknown): answer is Viewport => {
  const { machines, clusters, total } = (answer ?? {}) as Partial<Viewport>;
  return Array.isArray(machines?.id) && Array.isArray(clusters?.count) && typeof total === 'number';
};

/** Two markers nearer than this, in pixels, would lie on each other under a thumb. */
const apart = 44;

/** Markers that would lie on each other at this zoom become one cluster, where the larger stood. */
function parted(markers: readonly Marker[], zoom: number): Marker[] {
  const size = worldSize(zoom);
  const cells = new Map<string, { marker: Marker; x: number; y: number }[]>();
  const kept: { marker: Marker; x: number; y: number }[] = [];
  for (const marker of markers.toSorted((a, b) => countOf(b) - countOf(a))) {
    const point = worldPoint(marker);
    const [x, y] = [point.x * size, point.y * size];
    const [column, row] = [Math.floor(x / apart), Math.floor(y / apart)];
    const near = [-1, 0, 1]
      .flatMap((across) => [-1, 0, 1].flatMap((down) => cells.get(`${column + across} ${row + down}`) ?? []))
      .find((one) => Math.hypot(one.x - x, one.y - y) < apart);
    if (near) {
      const { latitude, longitude } = near.marker;
      const count = countOf(near.marker) + countOf(marker);
      near.marker = { kind: 'cluster', key: `${count} at ${latitude},${longitude}`, count, latitude, longitude };
      continue;
    }
    const one = { marker, x, y };
    kept.push(one);
    const key = `${column} ${row}`;
    cells.set(key, [...(cells.get(key) ?? []), one]);
  }
  return kept.map(({ marker }) => marker);
}

/**
 * The server's columns as markers; machines at the very same point become one group. None lies on another at this zoom. From north to south,
 * so that the nearer pin is in front.
 */
export function markersOf({ machines, clusters }: Viewport, zoom: number): Marker[] {
  const places = new Map<string, { place: Place; found: { id: string; name: string }[] }>();
  machines.id.forEach((id, index) => {
    const place = { latitude: machines.latitude[index] ?? 0, longitude: machines.longitude[index] ?? 0 };
    const key = `${place.latitude},${place.longitude}`;
    const found = places.get(key)?.found ?? [];
    found.push({ id, name: machines.name[index] ?? '' });
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
  return parted([...points, ...round], zoom).toSorted((a, b) => b.latitude - a.latitude || a.longitude - b.longitude);
}
