import { fewFound } from '@yantra/domain';
import type { City, Place } from '@yantra/places';
import { kmBetween } from '@yantra/places/all';
import type { Db } from '../../../database/types.ts';
import type { EquipmentRow } from '../../equipment/index.ts';
import type { Gazetteer } from '../vocabulary/index.ts';
import { freeCountsByCity } from './cells.ts';
import { type Filters, isCountable, isInRollup } from './filters.ts';
import { nearestMachines } from './list.queries.ts';
import { type CityCount, liveCountsByCity } from './rollup.queries.ts';
import type { Rollup } from './rollup.ts';

/** Machines elsewhere, nearest first, and their cities. */
export interface Nearby {
  readonly rows: readonly EquipmentRow[];
  readonly cities: readonly { readonly city: City; readonly distanceKm: number; readonly count: number }[];
  /** All that there are elsewhere; undefined where only those around were counted. */
  readonly all?: { readonly count: number; readonly cities: number } | undefined;
}

interface NearbyParts {
  readonly db: Db;
  readonly rollup: Rollup;
  readonly gazetteer: Gazetteer;
}

const mostRows = 12;
const mostCities = 8;
/** Matches outside the requested place, first counted by city, so that only the nearest cities' machines are read. */
export async function nearbyOf(
  { db, rollup, gazetteer }: NearbyParts,
  filters: Filters,
  from: Place,
  without: { readonly cityIds: ReadonlySet<string>; readonly km: number },
): Promise<Nearby> {
  const { cityIds: _asked, near: _near, bounds: _bounds, ...everywhere } = filters;
  const { counts, isAll } = isInRollup(everywhere)
    ? { counts: await rollup.countsByCity(everywhere), isAll: true }
    : await countsAround({ db, rollup, gazetteer }, everywhere, from);
  const elsewhere = counts
    .flatMap(({ cityId, n }) => {
      const city = without.cityIds.has(cityId) ? undefined : gazetteer.byId(cityId);
      return city === undefined ? [] : [{ city, distanceKm: Math.round(kmBetween(from, city)), count: n }];
    })
    .filter(({ distanceKm }) => distanceKm > without.km)
    .toSorted((a, b) => a.distanceKm - b.distanceKm || b.count - a.count);
  const cities = elsewhere.slice(0, mostCities);
  if (cities.length === 0) return { rows: [], cities: [] };
  const read: string[] = [];
  let found = 0;
  for (const { city, count } of cities) {
    if (found >= mostRows) break;
    read.push(city.id);
    found += count;
  }
  const rows = await nearestMachines(db, { ...everywhere, cityIds: read }, from, mostRows);
  const count = elsewhere.reduce((sum, city) => sum + city.count, 0);
  return { rows, cities, all: isAll ? { count, cities: elsewhere.length } : undefined };
}

/* Words are counted from the machines themselves, and days have what is not free counted: first around the place, where a common maker has enough, and only
 * then in all of India. */
const citiesAround = 40;
/* Where nearly all are taken, all of India would be many rows for a few machines. */
const citiesFarther = 240;

async function countsAround(
  { db, rollup, gazetteer }: NearbyParts,
  filters: Filters,
  from: Place,
): Promise<{ readonly counts: readonly CityCount[]; readonly isAll: boolean }> {
  const count = (some: Filters) =>
    isCountable(some) ? freeCountsByCity({ db, rollup }, some) : liveCountsByCity(db, some);
  for (const cities of filters.freeOn === undefined ? [citiesAround] : [citiesAround, citiesFarther]) {
    const counts = await count({ ...filters, cityIds: gazetteer.nearest(from, cities).map(({ id }) => id) });
    const found = counts.reduce((sum, { n }) => sum + n, 0);
    if (found >= mostRows + fewFound) return { counts, isAll: false };
  }
  return { counts: await count(filters), isAll: true };
}
