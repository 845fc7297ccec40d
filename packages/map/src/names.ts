import { featuredCities, loadAllCities } from '@yantra/places';
import { type MapLabel, labelsOf, localitiesOf } from './labels.ts';

/** The names that a map starts with. */
export const cityNames = (): MapLabel[] => labelsOf(featuredCities);

/** Names of all other towns; less important than the markers, and may fail to load. */
export const townNames = (): Promise<MapLabel[]> => loadAllCities().then(({ otherCities }) => labelsOf(otherCities));

/** Names of neighbourhoods of the largest cities, for near zooms. */
export const localityNames = (): Promise<MapLabel[]> =>
  import('./localities.data.ts').then(({ localities }) => localitiesOf(localities));
