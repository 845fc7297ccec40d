import { allCities } from '@yantra/places/all';
import { createRandom } from './random.ts';
import { demoSearches } from './searched.ts';

/* Where the demo's people search, with about how many of a hundred. */
const shares: readonly (readonly [city: string, state: string, share: number])[] = [
  ['Pune', 'Maharashtra', 22],
  ['Mumbai', 'Maharashtra', 14],
  ['Nashik', 'Maharashtra', 8],
  ['Bengaluru', 'Karnataka', 12],
  ['Hyderabad', 'Telangana', 9],
  ['Ahmedabad', 'Gujarat', 9],
  ['Jaipur', 'Rajasthan', 7],
  ['Lucknow', 'Uttar Pradesh', 8],
  ['Patna', 'Bihar', 6],
  ['Ludhiana', 'Punjab', 5],
];
const seedOfPlaces = 729;

/** Where people of the demo search, with about how many of a hundred. */
export const searchingCities = () =>
  shares.flatMap(([name, state, share]) => {
    const city = allCities.find((one) => one.name === name && one.state === state);
    return city === undefined ? [] : [[city, share] as const];
  });

/** The demo's searches by place, and those of them that found nothing in reach. Always the same for the same day. */
export function demoSearchPlaces(now: Date) {
  const cities = searchingCities().map(([{ id }, share]) => [id, share] as const);
  const random = createRandom(seedOfPlaces);
  const days = new Map<string, { day: string; city_id: string; searches: number; unknown: number; far: number }>();
  const unmet = new Map<
    string,
    {
      day: string;
      city_id: string;
      term: string;
      n: number;
      why: 'word' | 'far';
      nearest_km: number | null;
      kinds: string;
    }
  >();
  for (const { day, term, n, answer, kinds } of demoSearches(now)) {
    const why = answer === 'nothing' ? ('word' as const) : answer === 'nearby' ? ('far' as const) : undefined;
    for (let one = 0; one < n; one += 1) {
      const city_id = random.weighted(cities);
      const key = `${day} ${city_id}`;
      const before = days.get(key) ?? { day, city_id, searches: 0, unknown: 0, far: 0 };
      days.set(key, {
        ...before,
        searches: before.searches + 1,
        unknown: before.unknown + Number(why === 'word'),
        far: before.far + Number(why === 'far'),
      });
      if (why === undefined) continue;
      const nearest_km = why === 'far' ? random.between(60, 240) : null;
      const times = (unmet.get(`${key} ${term}`)?.n ?? 0) + 1;
      unmet.set(`${key} ${term}`, { day, city_id, term, n: times, why, nearest_km, kinds });
    }
  }
  return { days: [...days.values()], unmet: [...unmet.values()] };
}
