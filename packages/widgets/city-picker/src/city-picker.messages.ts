import { formatCount } from '@yantra/domain';

/** Every text a person reads in this widget. */
export const messages = {
  id: 'city-picker',
  title: 'Choose your city',
  close: 'Close',
  search: 'Search cities...',
  searchLabel: 'Search cities',
  moreCities: 'More Cities',
  back: 'Back',
  count: (cities: number) => `${formatCount(cities)} cities and towns in the list`,
  machines: (count: number) => (count === 1 ? '1 machine' : `${formatCount(count)} machines`),
  near: (city: string) => `Near ${city}`,
  km: (distance: number) => `${formatCount(distance)} km`,
  listLabel: 'Cities and towns',
  found: (cities: number) => (cities === 1 ? '1 city found' : `${formatCount(cities)} cities found`),
  none: (query: string) => `No city or town like “${query}”`,
  noneText: 'Check the spelling, or choose the nearest larger town.',
  showMore: 'Show more',
  loading: 'Loading the list of cities',
  listFailed: 'The list of cities could not be loaded.',
  panelFailed: 'This part of the page could not be loaded.',
  retry: 'Retry',
  useLocation: 'Use my location',
  locating: 'Finding you...',
  locationDenied: 'Your browser did not share the location. Please choose a city.',
  locationFailed: 'We could not find where you are. Please choose a city.',
} as const;
