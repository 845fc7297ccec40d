import type { InputOf, OutputOf, getCounts } from '@yantra/contract/calls';
import { aroundKm, minuteMs, paiseToRupees, pictureUrl } from '@yantra/domain';
import type { City } from '@yantra/places';
import { kmBetween } from '@yantra/places/all';
import type { Clock } from '../../../clock.ts';
import type { Db } from '../../../database/types.ts';
import type { Listing } from '../../equipment/index.ts';
import type { Rollup } from '../lists/index.ts';
import { type Gazetteer, nameOfGroup, type Vocabulary } from '../vocabulary/index.ts';
import { countAround, picturesOfKinds, readSummary } from './counts.queries.ts';

export interface CountsParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly rollup: Rollup;
  readonly gazetteer: Gazetteer;
  readonly vocabulary: () => Promise<Vocabulary>;
  /** Keeps `listed` correct as time passes. */
  readonly listing: Listing;
}

/** Counts of machines for hire. */
export type Counts = ReturnType<typeof createCounts>;

interface CityCount {
  readonly cityId: string;
  readonly n: number;
}

/* As many rows as the city panel has below its ten tiles. */
const mostNear = 5;
const mostKinds = 6;
/** The width of a tile's picture on a sharp screen, the narrowest that is stored. */
const tileWidth = 320;

export function createCounts(parts: CountsParts) {
  const { db, clock, rollup, gazetteer, listing } = parts;
  /* These scan the machines themselves: often requested, seldom changed. */
  const summary = keptAMinute(clock, (_of: 'all') => readSummary(db));
  const around = keptAMinute(clock, (city: City) => countAround(db, city, aroundKm.counted));

  return {
    async all({
      cityIds = [],
      everyCity = false,
      nearCityId,
      aroundCityId,
      kindsOfCityId,
    }: InputOf<typeof getCounts>): Promise<OutputOf<typeof getCounts>> {
      await listing.upToDate();
      const [cities, { lowestDayPaise, ratings, stars }] = await Promise.all([
        rollup.countsByCity({ words: [] }, { freshly: true }),
        summary('all'),
      ]);
      const wanted = new Set(cityIds);
      const cityCalled = (id: string | undefined) => (id === undefined ? undefined : gazetteer.byId(id));
      const [home, middle] = [cityCalled(nearCityId), cityCalled(aroundCityId)];
      return {
        machines: cities.reduce((sum, { n }) => sum + n, 0),
        cities: cities.length,
        ...(lowestDayPaise !== null && { lowestDayRent: paiseToRupees(lowestDayPaise) }),
        ...(ratings > 0 && { ratings: { mean: Math.round((stars / ratings) * 10) / 10, count: ratings } }),
        byCity: Object.fromEntries(
          cities.flatMap(({ cityId, n }) => (everyCity || wanted.has(cityId) ? [[cityId, n]] : [])),
        ),
        ...(home && { near: nearestOf(cities, home, gazetteer) }),
        ...(middle && { around: { km: aroundKm.counted, count: await around(middle) } }),
        ...(kindsOfCityId !== undefined && { kinds: await kindsOf(kindsOfCityId, parts) }),
      };
    },
  };
}

/** Caches each answer for a minute; failures are not cached. */
function keptAMinute<Of, T>(clock: Clock, ask: (of: Of) => Promise<T>): (of: Of) => Promise<T> {
  const kept = new Map<Of, { readonly answer: Promise<T>; readonly until: number }>();
  return (of) => {
    const now = clock.now().getTime();
    const known = kept.get(of);
    if (known !== undefined && now < known.until) return known.answer;
    const mine = { answer: ask(of), until: now + minuteMs };
    kept.set(of, mine);
    mine.answer.catch(() => {
      if (kept.get(of) === mine) kept.delete(of);
    });
    return mine.answer;
  };
}

function nearestOf(counted: readonly CityCount[], home: City, gazetteer: Gazetteer) {
  return counted
    .flatMap(({ cityId, n: count }) => {
      const city = cityId === home.id ? undefined : gazetteer.byId(cityId);
      if (!city) return [];
      const { id, name, state, latitude, longitude } = city;
      return [{ id, name, state, latitude, longitude, distanceKm: Math.round(kmBetween(home, city)), count }];
    })
    .toSorted((a, b) => a.distanceKm - b.distanceKm)
    .slice(0, mostNear);
}

/** The most frequent kinds in a city, from its rollup. */
async function kindsOf(cityId: string, { db, rollup, vocabulary }: CountsParts) {
  const [known, cells] = await Promise.all([vocabulary(), rollup.cellsFor({ words: [], cityIds: [cityId] })]);
  const counts = new Map<string, number>();
  for (const { typeId, n } of cells) {
    const type = nameOfGroup(typeId, known);
    if (type !== undefined) counts.set(type, (counts.get(type) ?? 0) + n);
  }
  const most = [...counts].toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)).slice(0, mostKinds);
  const pictures = await picturesOfKinds(
    db,
    cityId,
    most.map(([type]) => known.groupCalled(type)),
  );
  return most.map(([type, count], kind) => {
    const picture = pictures.get(kind)?.[0];
    return { type, count, image1Url: picture === undefined ? null : pictureUrl(picture, tileWidth, 'webp') };
  });
}
