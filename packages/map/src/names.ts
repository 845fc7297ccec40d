import { featuredCities, loadAllCities } from '@yantra/places';
import { type MapLabel, labelsOf, localitiesOf } from './labels.ts';

/** The names that a map begins with. */
export const cityNames = (): MapLabel[] => labelsOf(featuredCities);

/** Those of every other town; they matter less than what is on the map, and may fail to come. */
export const townNames = (): Promise<MapLabel[]> => loadAllCities().then(({ otherCities }) => labelsOf(otherCities));

/** Those of the neighbourhoods of the largest cities, for the map near by. */
export const localityNames = (): Promise<MapLabel[]> =>
  import('./localities.data.ts').then(({ localities }) => localitiesOf(localities));
