import type { SearchInput, ViewportInput } from '@yantra/contract/calls';
import { aroundKm, discountSteps, rentalHours } from '@yantra/domain';

/* From this radius on a place is a region; and from this many square degrees a map. */
const regionKm = 100;
const regionDegrees = 6;

/** Whether a search must scan most machines: all of India by filters that no stored count knows. */
export function isWideSearch(input: SearchInput): boolean {
  const { near, bounds, selectedCity, selectedCityId, supplier } = input;
  if (selectedCity !== undefined || selectedCityId !== undefined || supplier !== undefined) return false;
  if (near !== undefined && near.radiusKm <= regionKm) return false;
  if (bounds !== undefined) return !isRegion(bounds);
  if (input.sort === 'cost' && input.jobDays !== undefined) return true;
  const isRegional = near !== undefined && near.radiusKm < aroundKm.country;
  return isRegional || countsEach(input);
}

/** The same for a map's screen. */
export function isWideScreen(input: ViewportInput): boolean {
  const { bounds, searchTerm, zone, insuranceAvailable, discount, supplier } = input;
  if (supplier !== undefined || isRegion(bounds)) return false;
  const filters = [searchTerm, zone, insuranceAvailable, discount === 0 ? undefined : discount];
  return filters.some((one) => one !== undefined) || countsEach(input);
}

/** Whether it has filters that only the machines themselves can answer. */
function countsEach(input: SearchInput | ViewportInput): boolean {
  const { startRentprice, endRentprice, startRentalHours, endRentalHours, discount = 0 } = input;
  const [from, to] = [startRentalHours ?? rentalHours.min, endRentalHours ?? rentalHours.max];
  const isEveryHour = from <= rentalHours.min && to >= rentalHours.max;
  const isStep = discount === 0 || discountSteps.some((step) => step === discount);
  const sizes = 'startCapacity' in input ? [input.startCapacity, input.endCapacity] : [];
  const isByDays = input.isFree === true && input.jobFrom !== undefined && input.jobDays !== undefined;
  return isByDays || !isEveryHour || !isStep || [startRentprice, endRentprice, ...sizes].some((one = 0) => one > 0);
}

const isRegion = ({ south, west, north, east }: NonNullable<SearchInput['bounds']>): boolean =>
  (north - south) * (east - west) <= regionDegrees;
