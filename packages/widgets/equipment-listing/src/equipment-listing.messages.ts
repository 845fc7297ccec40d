import { formatCount, formatRupees } from '@yantra/domain';
import type { ListingSort } from './equipment-listing.query.ts';

const machines = (count: number) => (count === 1 ? 'machine' : 'machines');

/** Every text a person reads in this widget. */
export const messages = {
  id: 'equipment-listing',
  title: (category: string) => `${category} EQUIPMENTS on rent`,
  all: 'All',
  everywhere: 'all cities',
  everywhereChip: 'All cities',
  label: (place: string) => `Machines on rent in ${place}`,
  total: (count: number) => formatCount(count),
  totalRest: (count: number, search: string, place: string) =>
    `${machines(count)}${search && ` for “${search}”`} in ${place}`,
  loading: (place: string) => `Loading machines in ${place}`,
  slow: 'Still loading. The line seems slow.',
  showingFor: (meant: string) => `Showing results for ${meant}`,
  searchLabel: 'Search within these machines',
  searchPlaceholder: 'Search in this list',
  sort: 'Sort',
  sorts: {
    relevance: 'Most relevant',
    priceAsc: 'Price: low to high',
    priceDesc: 'Price: high to low',
    rating: 'Best rated',
    newest: 'Newest first',
    distance: 'Nearest first',
  } satisfies Record<ListingSort, string>,
  chosen: 'Chosen filters',
  remove: (label: string) => `Remove ${label}`,
  clearAll: 'Clear all',
  emptyTitle: 'No Equipment found',
  emptyForFilters: (place: string) =>
    `No machine in ${place} fits all the chosen filters. Take some off, or look further.`,
  emptyForSearch: (search: string, place: string) =>
    `Nothing in ${place} fits “${search}”. Check the words, or look further.`,
  emptyForCategory: (category: string, place: string) =>
    `There is no machine of ${category} in ${place} yet. Look further.`,
  emptyForCity: (place: string) => `There is no machine in ${place} yet. Look further.`,
  emptyForPage: (pages: number) =>
    pages === 1 ? 'This list has one page only.' : `This list has ${pages} pages only.`,
  firstPage: 'Go to the first page',
  removeFilters: 'Remove the filters',
  allCities: 'Look in all cities',
  allMachines: 'See all machines',
  error: (message: string) => `Error: ${message}`,
  errorText: 'Nothing is lost. Try again in a moment.',
  retry: 'Retry',
  categoriesFailed: 'The categories could not be loaded.',
} as const;

/** What the filters say. */
export const filterMessages = {
  id: 'equipment-listing.filter',
  filters: 'Filters',
  close: 'Close',
  failed: 'The filters could not be loaded. Press Filters to try again.',
  apply: 'Apply',
  clear: 'Clear',
  hours: 'Rental hours',
  hoursFrom: 'Rental hours from',
  hoursTo: 'Rental hours to',
  hoursValue: (hours: number) => `${hours} hours a week`,
  hoursStart: (hours: number) => `${hours} hours`,
  hoursChip: (from: number, to: number) => `${from}–${to} hours`,
  zone: 'Zone',
  allZones: 'All zones',
  zoneOption: (zone: string, count: number | undefined) =>
    count === undefined ? zone : `${zone} (${formatCount(count)})`,
  types: 'Equipment type',
  noTypes: 'No types to choose from here.',
  typesLater: 'The types come with the machines.',
  more: (count: number) => `Show ${count} more`,
  typeUnknown: (id: number) => `Type ${id}`,
  discount: 'Discount',
  discountOrMore: (percent: number) => `${percent}% or more`,
  discountHint: 'Of several, the highest counts.',
  insurance: 'Insurance',
  any: 'Any',
  yes: 'Yes',
  no: 'No',
  insuranceChip: { yes: 'With insurance', no: 'Without insurance' },
  price: 'Rent in ₹',
  priceHint: 'Whatever it is for: an hour, a day, a week or a month.',
  priceFrom: 'Least',
  priceTo: 'Most',
  priceRange: (from: number | undefined, to: number | undefined) => {
    if (from === undefined) return `Up to ${formatRupees(to ?? 0)}`;
    return to === undefined ? `From ${formatRupees(from)}` : `${formatRupees(from)}–${formatRupees(to)}`;
  },
  priceInvalid: 'Write whole rupees, such as 5000.',
  priceReversed: 'The least is more than the most.',
} as const;
