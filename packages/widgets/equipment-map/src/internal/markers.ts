import type { Viewport } from '@yantra/contract/calls';
import type { Place } from './mercator.ts';

/** What stands at one point of the map. */
export type Marker =
  | (Place & { readonly kind: 'machine'; readonly key: string; readonly id: string; readonly name: string })
  | (Place & {
      readonly kind: 'group';
      readonly key: string;
      readonly machines: readonly { readonly id: string; readonly name: string }[];
    })
  | (Place & { readonly kind: 'cluster'; readonly key: string; readonly count: number });

export const countOf = (marker: Marker): number => {
  if (marker.kind === 'machine') return 1;
  return marker.kind === 'group' ? marker.machines.length : marker.count;
};

/** The server's columns as markers; machines at the very same point become one group. From north to south, so that the nearer pin is in front. */
export function markersOf({ machines, clusters }: Viewport): Marker[] {
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
  return [...points, ...round].toSorted((a, b) => b.latitude - a.latitude || a.longitude - b.longitude);
}
