/** Requests of a running marketplace's visitors, one at a time, for autocannon. */
import { randomUUID } from 'node:crypto';
import type { Request } from 'autocannon';

/** What the journeys need of the marketplace. */
export interface Known {
  readonly url: string;
  /** Machines of the public lists. */
  readonly ids: readonly string[];
  /** Paths of pictures and hashed files, read from the pages. */
  readonly files: readonly string[];
  /** The demo supplier's token; renewed while the bench runs. */
  readonly bearer: () => string;
  readonly supplierId: string;
  /** The key of a website that shows the supplier's machines. */
  readonly partnerKey: string;
}

export const partnerOrigin = 'https://dealer.example.in';

/** The kinds of visitors, in shares of a hundred requests. */
export const shares = { reads: 70, partners: 20, dashboard: 8, writes: 2 } as const;
export type Kind = keyof typeof shares;

const cities =
  'Mumbai Delhi Bangalore Hyderabad Ahmedabad Chennai Kolkata Pune Surat Jaipur Nagpur Nashik Rajkot'.split(' ');
const words =
  'tractor,jcb,excavator,crane,poclain,road roller,dg set,जेसीबी,tracter,fork lift,dumper,rotavator,cement mixer'.split(
    ',',
  );
const visitors = 4000;

/** One request of a kind, from a visitor with an address of their own. */
export function requestOf(kind: Kind, known: Known, chance: () => number): Request {
  const asked = byKind[kind](known, chance);
  const visitor = Math.floor(chance() * visitors);
  return {
    method: 'GET',
    ...asked,
    headers: {
      'accept-encoding': 'br, gzip',
      'x-forwarded-for': `198.18.${visitor >> 8}.${visitor % 256}`,
      ...asked.headers,
    },
  };
}

type Ask = (known: Known, chance: () => number) => Request;

const oneOf = <T>(all: readonly T[], chance: () => number): T => all[Math.floor(chance() * all.length)] as T;
const api = (path: string, more: object = {}): Request => ({ path: `/api${path}`, ...more });
const post = (path: string, body: object, headers: Record<string, string> = {}): Request =>
  api(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
const search = (chance: () => number, more = ''): string =>
  `/Equipment/SearchEquipments?searchTerm=${encodeURIComponent(oneOf(words, chance))}&selectedCity=${oneOf(cities, chance)}&page=${1 + Math.floor(chance() * 4)}&pageSize=20${more}`;

/* Weighted by repetition. */
const reads: readonly Ask[] = [
  (_, chance) => ({ path: '/', headers: { cookie: `yantra_city=${1 + Math.floor(chance() * cities.length)}` } }),
  (_, chance) => ({
    path: `/equipments?searchTerm=${encodeURIComponent(oneOf(words, chance))}&selectedCity=${oneOf(cities, chance)}`,
  }),
  (_, chance) => api(search(chance, '&facets=true')),
  (_, chance) => api(search(chance)),
  (_, chance) =>
    api(`/Search/Suggest?text=${encodeURIComponent(oneOf(words, chance).slice(0, 2 + Math.floor(chance() * 5)))}`),
  (_, chance) => api(`/Equipment/GetActiveSubscriptionEquipments?selectedCity=${oneOf(cities, chance)}&page=1`),
  ({ ids }, chance) => api(`/Equipment/GetEquipmentById?id=${oneOf(ids, chance)}`),
  ({ ids }, chance) => ({ path: `/equipments/${oneOf(ids, chance)}` }),
  (_, chance) => {
    const [south, west] = [10 + chance() * 18, 72 + chance() * 12];
    return api(`/Map/Viewport?bounds=${south},${west},${south + 2},${west + 2}&zoom=${6 + Math.floor(chance() * 4)}`);
  },
  ({ files }, chance) => ({ path: oneOf(files, chance) }),
  ({ files }, chance) => ({ path: oneOf(files, chance) }),
];

const partners: readonly Ask[] = [
  ({ partnerKey }, chance) =>
    api(
      `/Equipment/GetActiveSubscriptionEquipments?key=${partnerKey}&supplier=own&page=${1 + Math.floor(chance() * 2)}`,
      { headers: { origin: partnerOrigin } },
    ),
  (_, chance) =>
    api(`/Equipment/GetActiveSubscriptionEquipments?selectedCity=${oneOf(cities, chance)}&page=1`, {
      headers: { origin: partnerOrigin },
    }),
  (_, chance) => api(search(chance), { headers: { origin: partnerOrigin } }),
  () => ({ path: '/embed/v1/yantra.js', headers: { origin: partnerOrigin } }),
];

const dashboard: readonly Ask[] = [
  ({ bearer }) => post('/Equipment/GetOwnerEquipments', { page: 1, pageSize: 20 }, { authorization: bearer() }),
  ({ bearer }) => post('/Lead/GetLeads', { page: 1, pageSize: 20 }, { authorization: bearer() }),
  ({ bearer }) => api('/Overview/GetOverview', { headers: { authorization: bearer() } }),
  ({ bearer, supplierId }) => api(`/User/GetUserDetails?id=${supplierId}`, { headers: { authorization: bearer() } }),
  ({ bearer }) => post('/Payment/GetOwnPayments', { page: 1, pageSize: 20 }, { authorization: bearer() }),
];

const writes: readonly Ask[] = [
  (_, chance) =>
    post('/Lead/SubmitRequirement', {
      idempotencyKey: randomUUID(),
      fullName: 'Asha Patil',
      email: 'asha@example.in',
      phone: `9${String(Math.floor(chance() * 1e9)).padStart(9, '0')}`,
      categoryId: 6,
      consent: true,
      details: 'For two weeks',
    }),
  ({ bearer }, chance) =>
    post(
      '/User/UpdateUserDetail',
      { firstName: 'Rohit', lastName: 'Deshpande', addressLine1: `Yard ${Math.floor(chance() * 1000)}` },
      { authorization: bearer() },
    ),
];

const byKind: Readonly<Record<Kind, Ask>> = {
  reads: (known, chance) => oneOf(reads, chance)(known, chance),
  partners: (known, chance) => oneOf(partners, chance)(known, chance),
  dashboard: (known, chance) => oneOf(dashboard, chance)(known, chance),
  writes: (known, chance) => oneOf(writes, chance)(known, chance),
};

/* By price, size or hours in all of India, around a place with the largest radius, and maps of it all: requests that must look at each machine. */
const hostile: readonly ((chance: () => number) => string)[] = [
  (chance) => `/Equipment/SearchEquipments?near=${placeIn(chance)},5000&facets=true&page=1&pageSize=50`,
  (chance) => `/Equipment/SearchEquipments?near=${placeIn(chance)},500&facets=true&page=1&pageSize=50`,
  (chance) => `/Equipment/SearchEquipments?startRentprice=${(chance() * 500).toFixed(2)}&facets=true&page=1`,
  (chance) => `/Equipment/SearchEquipments?startCapacity=${chance().toFixed(6)}&facets=true&page=1`,
  (chance) => `/Map/Viewport?bounds=6,68,37,98&zoom=5&startRentprice=${(chance() * 500).toFixed(2)}`,
];
const placeIn = (chance: () => number): string => [8 + chance() * 25, 69 + chance() * 25].join(',');

/** An expensive search that no cache can answer. */
export const hostilePath = (chance: () => number): string => `/api${oneOf(hostile, chance)(chance)}`;
