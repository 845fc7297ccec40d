import { featuredCities } from '@yantra/places';
import type { SelectedCity } from '@yantra/state';

/** A city, and the drawing of its landmark where there is one. */
export interface PopularCity extends SelectedCity {
  readonly iconUrl?: string;
}

/* The whole list (17 KB) is not needed for ten more; a test compares them with it. */
const afterTheFeatured: readonly PopularCity[] = [
  { id: '11', name: 'Jaipur', state: 'Rajasthan', latitude: 26.9196, longitude: 75.7878 },
  { id: '12', name: 'Surat', state: 'Gujarat', latitude: 21.1959, longitude: 72.8302 },
  { id: '13', name: 'Lucknow', state: 'Uttar Pradesh', latitude: 26.8393, longitude: 80.9231 },
  { id: '14', name: 'Nagpur', state: 'Maharashtra', latitude: 21.1463, longitude: 79.0849 },
  { id: '15', name: 'Indore', state: 'Madhya Pradesh', latitude: 22.7179, longitude: 75.8333 },
  { id: '16', name: 'Coimbatore', state: 'Tamil Nadu', latitude: 11.0055, longitude: 76.9661 },
  { id: '17', name: 'Bhopal', state: 'Madhya Pradesh', latitude: 23.2547, longitude: 77.4029 },
  { id: '18', name: 'Visakhapatnam', state: 'Andhra Pradesh', latitude: 17.6801, longitude: 83.2016 },
  { id: '19', name: 'Vadodara', state: 'Gujarat', latitude: 22.2994, longitude: 73.2081 },
  { id: '20', name: 'Ludhiana', state: 'Punjab', latitude: 30.912, longitude: 75.8538 },
];

/** The first 20 cities of the list (public-area.md §2, "Popular locations"). */
export const popularCities: readonly PopularCity[] = [...featuredCities, ...afterTheFeatured];
