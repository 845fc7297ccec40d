import { formatCount } from '@yantra/domain';

/** Every text of the primitives. What a widget says on top of them lives in the widget. */
export const messages = {
  id: 'ui',
  allCategories: 'All',
  away: (place: string, km: number) => `${place}, ${km < 1 ? 'under 1' : formatCount(Math.round(km))} km`,
  categories: 'Categories',
  clear: 'Clear',
  close: 'Close',
  next: 'Next',
  noRatings: 'No Ratings',
  notifications: 'Notifications',
  optional: 'Optional',
  originalPrice: 'Original price',
  page: (page: number) => `Page ${page}`,
  pages: 'Pages',
  percentOff: (percent: number) => `${percent}% Off`,
  previous: 'Prev',
  remove: (label: string) => `Remove ${label}`,
  rentStartsFrom: 'Rent Starts From',
  search: 'Search',
  stars: (stars: number) => `${stars} out of 5`,
} as const;
