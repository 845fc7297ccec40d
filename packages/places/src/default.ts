import type { City } from './city.ts';

/** The city until a visitor chooses one: the 8th, Pune (decisions/0008). A file of its own, for code without the list. */
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
