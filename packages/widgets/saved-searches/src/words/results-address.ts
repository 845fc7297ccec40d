import { type VisitorJob, jobPairs, rentalHours } from '@yantra/domain';
import type { Wanted } from './search-words.ts';

/** Where a window of usual size shows an area: middle and zoom, as the page of the list has them. */
function mapStartOf({ south, west, north, east }: NonNullable<Wanted['bounds']>): string {
  const degrees = Math.max(east - west, north - south, 0.001);
  // 640 pixels of the 256 that the world has at zoom 0.
  const zoom = Math.min(18, Math.max(3, Math.floor(Math.log2((640 / 256) * (360 / degrees)))));
  const at = (degree: number) => Number(degree.toFixed(5));
  return [at((south + north) / 2), at((west + east) / 2), zoom].join('_');
}

/** The job that a search was asked with. */
export function jobOf({ jobDays, jobFrom, jobHours, jobOperator, jobAt }: Wanted): VisitorJob | undefined {
  if (jobDays === undefined) return undefined;
  return {
    days: jobDays,
    ...(jobFrom !== undefined && { from: jobFrom }),
    ...(jobHours !== undefined && { hours: jobHours }),
    ...(jobOperator !== undefined && { operator: jobOperator }),
    ...(jobAt !== undefined && { at: jobAt }),
  };
}

/** The page of the site that lists a search's machines now. It begins without a language. */
export function resultsAddress(search: Wanted): string {
  const { bounds, near, startRentalHours: from, endRentalHours: to, insuranceAvailable } = search;
  const isEverywhere = !bounds && !near && !search.selectedCity && !search.selectedCityId;
  const hasHours = (from ?? rentalHours.min) > rentalHours.min || (to ?? rentalHours.max) < rentalHours.max;
  const all: readonly (readonly [string, string | number | undefined])[] = [
    ['exact', search.exact ? '1' : undefined],
    ['categoryId', search.categoryId],
    ['hoursFrom', hasHours ? (from ?? rentalHours.min) : undefined],
    ['hoursTo', hasHours ? (to ?? rentalHours.max) : undefined],
    ['zone', search.zone],
    ['type', search.equipmentTypeId?.join()],
    ['discount', search.discount],
    ['insurance', insuranceAvailable === undefined ? undefined : insuranceAvailable ? 'yes' : 'no'],
    ['priceFrom', search.startRentprice],
    ['priceTo', search.endRentprice],
    ['minCapacity', search.startCapacity],
    ['maxCapacity', search.endCapacity],
    ['isFree', search.isFree ? 'true' : undefined],
    ['everywhere', isEverywhere ? '1' : undefined],
    ['near', near && [near.latitude, near.longitude, near.radiusKm].join()],
    ['city', search.selectedCityId],
    ['view', bounds && 'map'],
    ['at', bounds && mapStartOf(bounds)],
    ...jobPairs(jobOf(search)),
  ];
  const pairs = all.flatMap(([key, value]) => (value === undefined || value === '' ? [] : [[key, String(value)]]));
  const text = String(new URLSearchParams(pairs)).replaceAll('%2C', ',');
  const path = search.searchTerm ? `/equipments/${encodeURIComponent(search.searchTerm)}` : '/equipments';
  return `${path}${text && `?${text}`}`;
}
