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

/** A list in the order of distance from a place, of which the total is known. */
interface NearestAsked {
  readonly db: Db;
  readonly rollup: Rollup;
  readonly gazetteer: Gazetteer;
  readonly filters: Filters;
  readonly from: Place;
  readonly slice: Slice;
  readonly total: number;
}

/* So many are looked at each by itself. */
const fewMachines = 2000;
/* A city's machines stand around its middle. */
const cityKm = 25;
const firstKm = 100;
const widerBy = 2.5;

/**
 * The rows of a page by distance: of many machines only those around the place are looked at, as far as the page needs. How far that is, the
 * counts of the cities around say; where they say too little, it is looked wider.
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

/** How far the nearest so many are, as far as the cities' counts tell. */
async function likelyKm({ rollup, gazetteer, filters, from }: NearestAsked, needed: number): Promise<number> {
  if (!isInRollup(filters)) return firstKm;
  const cities = (await rollup.countsByCity(filters))
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
