import type { City } from './city.ts';

/** The city of a visitor who has chosen none: the 8th, Pune (decisions/0008). It stands alone, for those who ship no list. */
export const defaultCity: City = {
  id: '8',
  name: 'Pune',
  state: 'Maharashtra',
  latitude: 18.5196,
  longitude: 73.8554,
  population: 2_935_744,
  aliases: ['Poona'],
  iconUrl: '/img/cities/pune.svg',
};
