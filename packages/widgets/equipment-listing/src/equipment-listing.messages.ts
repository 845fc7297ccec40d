import { formatCount, formatRupees } from '@yantra/domain';
import type { ListingSort } from './equipment-listing.query.ts';

/** “a”, “b” and “c”. */
const listed = (words: readonly string[]): string => {
  const quoted = words.map((word) => `“${word}”`);
  const last = quoted.pop() ?? '';
  return quoted.length > 0 ? `${quoted.join(', ')} and ${last}` : last;
};

/** 50, 60 and 70. */
const listedPlain = (numbers: readonly number[]): string =>
  [numbers.slice(0, -1).join(', '), ...numbers.slice(-1)].filter((part) => part !== '').join(' and ');

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
  inMap: (total: number) => `${machines(total)} in this part of the map`,
  loading: (place: string) => `Loading machines in ${place}`,
  slow: 'Still loading. The network is slow.',
  // The words come with the quotation marks of the language.
  showingFor: (words: string) => `Showing results for ${words}`,
  searchInstead: (words: string) => `Search instead for ${words}`,
  unknown: (words: readonly string[]) =>
    `Nothing is known of ${listed(words)}: shown without ${words.length === 1 ? 'it' : 'them'}.`,
  leftOut: (words: readonly string[]) => `Nothing called ${listed(words)} here. These are others of the kind.`,
  wordsElsewhere: (words: readonly string[]) => `${listed(words)}, nearest elsewhere`,
  facts: 'How we read your search',
  sizeFirst: (size: string) => `About ${size} first`,
  around: (place: string, km: number) => `Around ${place}, within ${km} km`,
  aroundYou: (km: number) => `Around you, within ${km} km`,
  // It follows an "in".
  nearYou: 'your area',
  nearChip: 'Around you',
  exactChip: 'Exactly as typed',
  nearMe: 'To show what is near you, we need to know where you are.',
  useLocation: 'Use my location',
  locating: 'Finding you...',
  locationDenied: 'Your browser did not share the location. Please choose a city.',
  locationFailed: 'We could not find where you are. Please choose a city.',
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
    cost: 'Total cost, low to high',
  } satisfies Record<ListingSort, string>,
  /** What the totals hold. @param place where the work is */
  totals: (place: string, hasOperator: boolean) =>
    `Totals include ${hasOperator ? 'operator, ' : ''}transport to ${place} and GST.`,
  totalsRank: 'A part that an owner has not stated is ranked at what three in four owners ask or less.',
  chosen: 'Chosen filters',
  remove: (label: string) => `Remove ${label}`,
  clearAll: 'Clear all',
  emptyTitle: 'No Equipment found',
  emptyForFilters: (place: string) =>
    `No machine in ${place} fits all the chosen filters. Remove some, or see other places.`,
  emptyForSearch: (search: string, place: string) =>
    `Nothing in ${place} fits “${search}”. Check the spelling, or see other places.`,
  emptyForUnknown: (search: string) =>
    `We know of nothing called “${search}”. Check the spelling, or start with one of these kinds.`,
  emptyInIndia: (search: string) => `Nobody in India has listed “${search}” with us yet.`,
  emptyButNear: (search: string, place: string) => `Nothing in ${place} fits “${search}” yet. Here are the nearest.`,
  emptyCityButNear: (place: string) => `There is nothing in ${place} yet. Here are the nearest.`,
  emptyForCategory: (category: string, place: string) =>
    `There is no machine of ${category} in ${place} yet. Look further.`,
  emptyForCity: (place: string) => `There is no machine in ${place} yet. Look further.`,
  emptyForPage: (pages: number) =>
    pages === 1 ? 'This list has one page only.' : `This list has ${pages} pages only.`,
  firstPage: 'Go to the first page',
  removeFilters: 'Remove the filters',
  allCities: 'Look in all cities',
  allMachines: 'See all machines',
  elsewhere: (count: number, places: number) =>
    `${formatCount(count)} in ${formatCount(places)} other ${places === 1 ? 'place' : 'places'}, nearest first`,
  showAll: (count: number) => `Show all ${formatCount(count)}`,
  nearest: 'Nearest elsewhere',
  moreNear: (place: string) => `More near ${place}`,
  towns: 'Towns that have some, nearest first',
  town: (km: number, count: number) => `${formatCount(km)} km · ${formatCount(count)}`,
  tell: 'Tell an owner what you need',
  tellText: 'Owners of such machines get your message and call you. Nothing to pay, nothing to sign.',
  tellLink: 'Write what you need',
  related: 'You may also look for',
  popular: 'Often looked for',
  inIndia: (count: number) => `${formatCount(count)} in India`,
  error: (message: string) => `Error: ${message}`,
  errorText: 'Nothing is lost. Try again in a moment.',
  retry: 'Retry',
} as const;

/** What the filters say. */
export const filterMessages = {
  id: 'equipment-listing.filter',
  filters: 'Filters',
  close: 'Close',
  failed: 'The filters could not be loaded. Press Filters to try again.',
  apply: 'Apply',
  clear: 'Clear',
  yourDays: 'Your days',
  freeOnThem: 'Free on these days',
  days: (first: string, last: string) => (first === last ? first : `${first} to ${last}`),
  freeChip: (days: string) => `Free ${days}`,
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
  noTypes: 'There are no types to filter by here.',
  typesLater: 'Types appear once the machines have loaded.',
  more: (count: number) => `Show ${count} more`,
  typeUnknown: (id: number) => `Type ${id}`,
  capacity: (unit: string) => (unit ? `Capacity in ${unit}` : 'Capacity'),
  capacityFrom: 'From',
  capacityTo: 'To',
  capacityHint: 'Machines without a stated capacity are left out.',
  capacityInvalid: 'Write a number, such as 14 or 62.5.',
  capacityRange: (from: number | undefined, to: number | undefined, unit: string) => {
    if (from === undefined) return `Up to ${to} ${unit}`.trim();
    return (to === undefined ? `From ${from} ${unit}` : `${from}–${to} ${unit}`).trim();
  },
  discount: 'Discount',
  discountOrMore: (percent: number) => `${percent}% or more`,
  discountHint: 'If you choose several, the highest applies.',
  discountNone: (percents: readonly number[]) => `${listedPlain(percents)}% would leave nothing here.`,
  insurance: 'Insurance',
  any: 'Any',
  yes: 'Yes',
  no: 'No',
  insuranceChip: { yes: 'With insurance', no: 'Without insurance' },
  price: 'Rent in ₹',
  priceHint: 'The price as listed: per hour, day, week or month.',
  priceFrom: 'Least',
  priceTo: 'Most',
  priceRange: (from: number | undefined, to: number | undefined) => {
    if (from === undefined) return `Up to ${formatRupees(to ?? 0)}`;
    return to === undefined ? `From ${formatRupees(from)}` : `${formatRupees(from)}–${formatRupees(to)}`;
  },
  priceInvalid: 'Write whole rupees, such as 5000.',
  priceReversed: 'The lowest price is above the highest.',
} as const;
