import type { getSearchRadar, InputOf, inviteOwners, OutputOf, SearchRadar } from '@yantra/contract/calls';
import { wrong } from '@yantra/contract/schemas';
import { dayInIndia, dayMs } from '@yantra/domain';
import type { City } from '@yantra/places';
import type { DbAndClock } from '../../../database/types.ts';
import { AppError } from '../../../errors.ts';
import type { Caller } from '../../../http/bind.ts';
import type { Random } from '../../../random.ts';
import { appendAudit } from '../../audit/index.ts';
import { invitesPath } from './invites.routes.ts';
import * as queries from './radar.queries.ts';

/** What people search for and do not find, by place. */
export type RadarService = ReturnType<typeof createRadar>;

export interface RadarParts extends DbAndClock {
  readonly cities: readonly City[];
  readonly cityById: (id: string) => City | undefined;
  readonly random: Random;
  readonly siteOrigin: () => string;
}

const daysOf = { days7: 7, days30: 30, weeks12: 84 } as const;
const usualTerms = 50;
const mostCities = 6;
const codeBytes = 9;

export function createRadar({ db, clock, cities, cityById, random, siteOrigin }: RadarParts) {
  const idsOf = (state: string) => cities.filter((city) => city.state === state).map(({ id }) => id);

  return {
    async radar({
      span = 'days30',
      state,
      why,
      most = usualTerms,
    }: InputOf<typeof getSearchRadar>): Promise<SearchRadar> {
      const { now, before } = daysIn(daysOf[span], clock.now());
      const cityIds = state === undefined ? undefined : idsOf(state);
      const [places, placesBefore, terms, unknown] = await Promise.all([
        queries.searchesByCity(db, now),
        queries.searchesByCity(db, before),
        queries.unmetTerms(db, { now, before, cityIds, why, most }),
        queries.unknownTerms(db, now),
      ]);
      const [sums, sumsBefore] = [sumOf(places), sumOf(placesBefore)];
      const far = places.filter((place) => place.far > 0 && place.city_id !== '').toSorted((a, b) => b.far - a.far);
      const worst = cityById(far[0]?.city_id ?? '')?.name;
      return {
        searches: sums.searches,
        searchesBefore: sumsBefore.searches,
        unknown: sums.unknown,
        far: sums.far,
        unmetBefore: sumsBefore.unknown + sumsBefore.far,
        unknownTerms: unknown.terms,
        unknownHalf: unknown.half,
        farCities: far.length,
        ...(worst === undefined ? {} : { worstCity: worst }),
        states: byState(places, cityById),
        cities: worstCities(places, cityById, state),
        terms: terms.map(({ nearest_km: nearestKm, city_ids, terms: _all, ...term }) => ({
          ...term,
          nearestKm,
          places: city_ids.map((id) => ({ id, name: cityById(id)?.name ?? '' })),
        })),
        totalTerms: terms[0]?.terms ?? 0,
      };
    },
    /** @throws AppError `request.invalid` for an unknown city */
    async invite(
      { term: typed, cityId }: InputOf<typeof inviteOwners>,
      { userId, sessionId }: Caller,
    ): Promise<OutputOf<typeof inviteOwners>> {
      if (cityById(cityId) === undefined) throw new AppError('request.invalid', { cityId: wrong('city.unknown') });
      const term = typed.toLowerCase();
      const at = clock.now();
      const fresh = random(codeBytes).toString('base64url');
      return db.transaction().execute(async (trx) => {
        const { code, visits } = await queries.keepInvite(trx, { code: fresh, cityId, term, at });
        if (code === fresh) await appendAudit(trx, { at, kind: 'owners.invited', userId, sessionId, detail: code });
        return { url: `${siteOrigin()}${invitesPath}/${code}`, visits };
      });
    },
  };
}

/** The last days including today, and as many before. */
function daysIn(days: number, now: Date): { readonly now: queries.Days; readonly before: queries.Days } {
  const [until = '', from = '', first = ''] = [-1, days - 1, 2 * days - 1].map((ago) =>
    dayInIndia(new Date(now.getTime() - ago * dayMs)),
  );
  return { now: { from, until }, before: { from: first, until: from } };
}

const sumOf = (places: readonly queries.PlaceRow[]) => ({
  searches: places.reduce((sum, place) => sum + place.searches, 0),
  unknown: places.reduce((sum, place) => sum + place.unknown, 0),
  far: places.reduce((sum, place) => sum + place.far, 0),
});

function byState(places: readonly queries.PlaceRow[], cityById: RadarParts['cityById']): SearchRadar['states'] {
  const states = new Map<string, { state: string; searches: number; unmet: number }>();
  for (const { city_id, searches, unknown, far } of places) {
    const state = cityById(city_id)?.state;
    if (state === undefined) continue;
    const before = states.get(state) ?? { state, searches: 0, unmet: 0 };
    states.set(state, { state, searches: before.searches + searches, unmet: before.unmet + unknown + far });
  }
  return [...states.values()].toSorted((a, b) => b.unmet - a.unmet || (a.state < b.state ? -1 : 1));
}

function worstCities(
  places: readonly queries.PlaceRow[],
  cityById: RadarParts['cityById'],
  state: string | undefined,
): SearchRadar['cities'] {
  return places
    .flatMap(({ city_id, unknown, far }) => {
      const city = cityById(city_id);
      if (city === undefined || (state !== undefined && city.state !== state) || unknown + far === 0) return [];
      return [{ id: city.id, name: city.name, unmet: unknown + far }];
    })
    .toSorted((a, b) => b.unmet - a.unmet || (a.name < b.name ? -1 : 1))
    .slice(0, mostCities);
}
