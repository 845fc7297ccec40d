/** The cities: the ten featured ones at once; all of them, and their search, on demand. */
export { cityLabel, findCity, type City } from './city.ts';
export { cityCount } from './count.ts';
export { credit } from './credit.messages.ts';
export { defaultCity } from './default.ts';
export { featuredCities } from './featured.ts';
export { citiesNamed, cityNames, type CityNames, type NamedCity } from './named.ts';
export { kmBetween, type Place } from './nearest.ts';

/** Loads the full list (17 KB brotli) on demand; browsers and bundlers fetch it once. */
export const loadAllCities = (): Promise<typeof import('./all.ts')> => import('./all.ts');
