/** All cities. A module of its own, so that bundlers leave it out of the first load: import it with `loadAllCities`. */
import { cityLines } from './all.data.ts';
import type { City } from './city.ts';
import { featuredCities } from './featured.ts';
import { states } from './states.ts';

/* The functions on the whole list come with it. */
export { kmBetween, nearestCity } from './nearest.ts';
export { citiesNamed, searchCities } from './search.ts';

function cityOf(line: string, id: string): City {
  const [names = '', state = '', latitude, longitude, population, district] = line.split('|');
  const [name = '', ...aliases] = names.split('/');
  return {
    id,
    name,
    state: states[state] ?? state,
    latitude: Number(latitude) / 1e4,
    longitude: Number(longitude) / 1e4,
    population: Number(population),
    aliases,
    ...(district ? { district } : {}),
  };
}

/** All but the featured ones, by their ids. */
export const otherCities: readonly City[] = cityLines
  .split('\n')
  .map((line, index) => cityOf(line, String(featuredCities.length + 1 + index)));

/** All 1,222 cities: the ten featured ones (the same objects), then the others. */
export const allCities: readonly City[] = [...featuredCities, ...otherCities];
