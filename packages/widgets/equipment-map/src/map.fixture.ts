/* A small marketplace for stories and tests: machines around Pune, and answers that depend on the bounds as the server's do. */
import type { Equipment, FoundPlace, Viewport } from '@yantra/contract/calls';

interface Bounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** Places of Pune's neighbourhoods, so that a story looks like a town. */
const spots: readonly (readonly [latitude: number, longitude: number])[] = [
  [18.559, 73.779],
  [18.5074, 73.8077],
  [18.5912, 73.7389],
  [18.6279, 73.8478],
  [18.5018, 73.9263],
  [18.5515, 73.9348],
  [18.4575, 73.8508],
  [18.6772, 73.8987],
  [18.4966, 74.0196],
];

/** Machines around Pune, each at a place of its own; beyond nine the same places are used again, slightly offset. */
export const aroundPune = (machines: readonly Equipment[]): Equipment[] =>
  machines.map((machine, index) => {
    const [latitude = 0, longitude = 0] = spots[index % spots.length] ?? [];
    const turn = Math.floor(index / spots.length);
    return {
      ...machine,
      latitude: latitude + turn * 0.0031 * Math.cos(index),
      longitude: longitude + turn * 0.0037 * Math.sin(index * 2),
      equipmentRatings:
        index === 3 ? [] : Array.from({ length: 4 + index }, () => ({ starRating: index % 3 === 1 ? 4 : 5 })),
      ...(index % 4 === 2 && { discount: 0, finalRentalValue: machine.rentalValue }),
    };
  });

const isIn = ({ south, west, north, east }: Bounds, { latitude, longitude }: Equipment): boolean =>
  latitude !== null &&
  longitude !== null &&
  latitude >= south &&
  latitude <= north &&
  longitude >= west &&
  longitude <= east;

const columnsOf = (machines: readonly Equipment[]): Viewport['machines'] => ({
  id: machines.map(({ id }) => id),
  name: machines.map(({ name }) => name),
  latitude: machines.map(({ latitude }) => latitude ?? 0),
  longitude: machines.map(({ longitude }) => longitude ?? 0),
  rent: machines.map(({ finalRentalValue }) => Math.round(finalRentalValue)),
  rentalType: machines.map(({ rentalType }) => rentalType),
});

/** Machines closer together than a marker is wide become one cluster at their centre. */
function viewportOf(machines: readonly Equipment[], bounds: Bounds, zoom: number): Viewport {
  const inside = machines.filter((machine) => isIn(bounds, machine));
  const cell = 60 / ((256 * 2 ** zoom) / 360);
  const cells = new Map<string, Equipment[]>();
  for (const machine of inside) {
    const key = `${Math.floor((machine.latitude ?? 0) / cell)} ${Math.floor((machine.longitude ?? 0) / cell)}`;
    cells.set(key, [...(cells.get(key) ?? []), machine]);
  }
  const isAtOnePlace = ([first, ...rest]: Equipment[]) =>
    rest.every(({ latitude, longitude }) => latitude === first?.latitude && longitude === first?.longitude);
  const groups = [...cells.values()];
  const clusters = groups.filter((group) => group.length > 1 && !isAtOnePlace(group));
  const middle = (group: Equipment[], of: 'latitude' | 'longitude') =>
    group.reduce((sum, one) => sum + (one[of] ?? 0), 0) / group.length;
  return {
    total: inside.length,
    machines: columnsOf(groups.filter((group) => !clusters.includes(group)).flat()),
    clusters: {
      count: clusters.map(({ length }) => length),
      latitude: clusters.map((group) => middle(group, 'latitude')),
      longitude: clusters.map((group) => middle(group, 'longitude')),
    },
  };
}

type Input = Record<string, unknown>;

/** A mock client's answers about these machines. */
export function answersFor(machines: readonly Equipment[]) {
  return {
    getViewport: ({ bounds, zoom }: Input) => viewportOf(machines, bounds as Bounds, Number(zoom)),
    searchEquipments: ({ bounds, pageSize }: Input) => {
      const inside = machines.filter((machine) => isIn(bounds as Bounds, machine));
      return { data: inside.slice(0, Number(pageSize)), total: inside.length, page: 1, pageSize: Number(pageSize) };
    },
    getEquipmentById: ({ id }: Input) => ({
      ...machines.find((machine) => machine.id === id),
      image2Url: null,
      image3Url: null,
      description: '',
      youtubeLink: '',
      registrationCertificate: true,
    }),
    geocode: ({ text }: Input) => placesLike(String(text)),
  };
}

const pune = { id: '8', name: 'Pune', state: 'Maharashtra' };
const places: readonly FoundPlace[] = [
  {
    label: 'Nashik, Maharashtra',
    name: 'Nashik',
    kind: 'city',
    latitude: 19.9975,
    longitude: 73.7898,
    city: { id: '57', name: 'Nashik', state: 'Maharashtra' },
  },
  {
    label: '411001, Pune, Maharashtra',
    name: 'Pune 411001',
    kind: 'pin',
    latitude: 18.5196,
    longitude: 73.8813,
    city: pune,
    pinCode: '411001',
  },
  {
    label: 'Koregaon Park, Pune, Maharashtra 411001',
    name: 'Koregaon Park',
    kind: 'pin',
    latitude: 18.536,
    longitude: 73.893,
    city: pune,
    pinCode: '411001',
  },
  {
    label: 'Bilaspur, Chhattisgarh',
    name: 'Bilaspur',
    kind: 'city',
    latitude: 22.0796,
    longitude: 82.1391,
    city: { id: '81', name: 'Bilaspur', state: 'Chhattisgarh' },
  },
  {
    label: 'Bilaspur, Uttar Pradesh',
    name: 'Bilaspur',
    kind: 'city',
    latitude: 28.8865,
    longitude: 79.2703,
    city: { id: '700', name: 'Bilaspur', state: 'Uttar Pradesh' },
  },
];

/** As the server's places: those that begin so, or the one that the text ends with, as a part of it. */
function placesLike(text: string): FoundPlace[] {
  const typed = text.toLowerCase();
  const begun = places.filter(({ label }) => label.toLowerCase().startsWith(typed));
  if (begun.length > 0) return begun;
  return places
    .filter(({ name }) => typed.endsWith(name.toLowerCase()))
    .slice(0, 1)
    .map((place) => ({ ...place, instead: typed.startsWith('late') ? 'unanswered' : 'unknown' }));
}

const street =
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><path d="M0 0h256v256H0z" fill="#f3efe6"/><path d="M0 90h256M96 0v256" stroke="#fff" stroke-width="9"/></svg>';

/** A tile with two streets, the same everywhere, for `{z}`, `{x}` and `{y}`. */
export const streetTile = `data:image/svg+xml,${encodeURIComponent(street)}#{z}/{x}/{y}`;
