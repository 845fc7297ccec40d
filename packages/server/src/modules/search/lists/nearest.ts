import { aroundKm } from '@yantra/domain';
import type { Place } from '@yantra/places';
import { kmBetween } from '@yantra/places/all';
import type { Db } from '../../../database/types.ts';
import type { Slice } from '../../../page.ts';
import type { EquipmentRow } from '../../equipment/index.ts';
import type { Gazetteer } from '../vocabulary/index.ts';
import { type Filters, isInRollup } from './filters.ts';
import { gatherPage } from './list.queries.ts';
import type { Rollup } from './rollup.ts';

/** A list ordered by distance from a place, with a known total. */
interface NearestAsked {
  readonly db: Db;
  readonly rollup: Rollup;
  readonly gazetteer: Gazetteer;
  readonly filters: Filters;
  readonly from: Place;
  readonly slice: Slice;
  readonly total: number;
}

/* Up to this many are all sorted by distance. */
const fewMachines = 2000;
/* A city's machines are within this distance of its centre. */
const cityKm = 25;
const firstKm = 100;
const widerBy = 2.5;

/**
 * A page's rows by distance: of many machines only those around the place are read, as far as the page needs. The counts of surrounding cities give that
 * distance; if it was too small, it is extended.
 */
export async function nearestRows(asked: NearestAsked): Promise<readonly EquipmentRow[]> {
  const { db, filters, from, slice, total } = asked;
  const everywhere = async () => (await gatherPage(db, filters, 'distance', slice, { from })).rows;
  if (total <= fewMachines || filters.cityIds !== undefined) return everywhere();
  const needed = Math.min(total, slice.offset + slice.limit);
  for (let radiusKm = await likelyKm(asked, needed); radiusKm < aroundKm.country; radiusKm *= widerBy) {
    const near = { latitude: from.latitude, longitude: from.longitude, radiusKm };
    const found = await gatherPage(db, { ...filters, near }, 'distance', slice);
    if (found.total >= needed) return found.rows;
  }
  return everywhere();
}

/** The distance of the nearest so many, by the cities' counts. */
async function likelyKm({ rollup, gazetteer, filters, from }: NearestAsked, needed: number): Promise<number> {
  // Of which some may be free: if they are too few, the distance is extended.
  const { freeOn: _days, ...onAnyDay } = filters;
  if (!isInRollup(onAnyDay)) return firstKm;
  const cities = (await rollup.countsByCity(onAnyDay))
    .flatMap(({ cityId, n }) => {
      const city = gazetteer.byId(cityId);
      return city === undefined ? [] : [{ km: kmBetween(from, city), n }];
    })
    .toSorted((a, b) => a.km - b.km);
  let found = 0;
  for (const { km, n } of cities) {
    found += n;
    if (found >= needed) return km + cityKm;
  }
  return aroundKm.country;
}
