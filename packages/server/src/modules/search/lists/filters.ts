import type { SearchInput } from '@yantra/contract/calls';
import { aroundKm, discountSteps, rentalHours, rupeesToPaise, spanOf, zones } from '@yantra/domain';
import type { City } from '@yantra/places';
import { dropAbsent } from '../../../drop-absent.ts';
import type { WantedDays } from '../../availability/index.ts';
import type { Meaning } from '../terms/index.ts';
import type { Gazetteer } from '../vocabulary/index.ts';

/** A search in the database's terms; absent parts do not filter. */
export interface Filters {
  /** Any of these; an empty list, for an unknown city, finds nothing. */
  readonly cityIds?: readonly string[];
  /** The term's category, beside a chosen one. */
  readonly termCategoryId?: number;
  readonly termTypeIds?: readonly number[];
  readonly words: readonly string[];
  /** Not all of these in name and model. */
  readonly wordsAbsent?: readonly string[];
  readonly categoryId?: number;
  readonly typeIds?: readonly number[];
  /** Any spelling of a region's name; an unknown one finds nothing. */
  readonly zone?: string;
  /** Only this supplier's. */
  readonly supplierId?: string;
  /** The least percent. */
  readonly discount?: number;
  readonly insurance?: boolean;
  readonly minPaise?: number;
  readonly maxPaise?: number;
  /** In the unit of the types. */
  readonly minCapacity?: number;
  readonly maxCapacity?: number;
  readonly hours?: { readonly from: number; readonly to: number };
  readonly near?: { readonly latitude: number; readonly longitude: number; readonly radiusKm: number };
  readonly bounds?: Bounds;
  /** Only machines of which one unit is free on these days. */
  readonly freeOn?: WantedDays;
}

/** A part of the world, in degrees. */
export interface Bounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** The request and its term's meaning, combined. */
export function filtersOf(input: SearchInput, meaning: Meaning, gazetteer: Gazetteer): Filters {
  // A place within a city, or the user's position, replaces the city.
  const around = measuredFrom(input, meaning);
  // A radius of all of India excludes nothing: the place only sets the order, and stored counts can be used.
  const near = around?.radiusKm === aroundKm.country ? undefined : around;
  const isElsewhere = meaning.spot !== undefined || (meaning.isNearMe && input.near !== undefined);
  const cityIds = isElsewhere ? undefined : citiesMeant(input, meaning, gazetteer)?.map((city) => city.id);
  const termTypeIds = meaning.groups.length === 0 ? undefined : [...new Set(meaning.groups.flat())];
  const hours = { from: input.startRentalHours ?? rentalHours.min, to: input.endRentalHours ?? rentalHours.max };
  const isEveryHour = hours.from <= rentalHours.min && hours.to >= rentalHours.max;
  const zone = input.zone?.trim().toLowerCase();
  return dropAbsent({
    cityIds,
    termCategoryId: meaning.category?.id,
    termTypeIds,
    words: meaning.words,
    categoryId: input.categoryId === 0 ? undefined : input.categoryId,
    typeIds:
      input.equipmentTypeId === undefined || input.equipmentTypeId.length === 0 ? undefined : input.equipmentTypeId,
    zone: zone === undefined ? undefined : (zones.find((one) => one.toLowerCase() === zone) ?? zone),
    discount: input.discount === 0 ? undefined : input.discount,
    insurance: input.insuranceAvailable,
    // The documented payload has 0 and 0 without a price filter.
    minPaise: input.startRentprice ? rupeesToPaise(input.startRentprice) : undefined,
    maxPaise: input.endRentprice ? rupeesToPaise(input.endRentprice) : undefined,
    hours: isEveryHour ? undefined : hours,
    minCapacity: input.startCapacity === 0 ? undefined : input.startCapacity,
    maxCapacity: input.endCapacity,
    near: near && { latitude: near.latitude, longitude: near.longitude, radiusKm: near.radiusKm },
    bounds: input.bounds,
    freeOn: freeOnOf(input),
  });
}

/** A job's days, if only machines that are free on them are wanted. */
function freeOnOf({ isFree, jobFrom, jobDays }: SearchInput): WantedDays | undefined {
  if (isFree !== true || jobFrom === undefined || jobDays === undefined) return undefined;
  return spanOf(jobFrom, jobDays);
}

/** The place that distances are measured from. */
export const measuredFrom = (input: SearchInput, meaning: Meaning): SearchInput['near'] => meaning.spot ?? input.near;

/** The filters' cities: the term's override the selected one; a name means all its namesakes unless an id picks one. */
export function citiesMeant(input: SearchInput, meaning: Meaning, gazetteer: Gazetteer): readonly City[] | undefined {
  if (meaning.cities !== undefined) {
    const chosen = meaning.cities.find((city) => city.id === input.selectedCityId);
    return chosen === undefined ? meaning.cities : [chosen];
  }
  if (input.selectedCityId !== undefined) {
    const city = gazetteer.byId(input.selectedCityId);
    return city === undefined ? [] : [city];
  }
  return input.selectedCity === undefined ? undefined : gazetteer.named(input.selectedCity);
}

/** Whether the rollup's counts can answer: they do not know words, places, prices, hours and days. */
export const isInRollup = (filters: Filters): boolean => filters.freeOn === undefined && isCountable(filters);

/** Whether cells can answer: the rollup's, for days without the machines that are not free on them. */
export function isCountable(filters: Filters): boolean {
  const step = filters.discount ?? 0;
  return (
    filters.words.length === 0 &&
    filters.wordsAbsent === undefined &&
    filters.supplierId === undefined &&
    filters.near === undefined &&
    filters.bounds === undefined &&
    filters.hours === undefined &&
    filters.minCapacity === undefined &&
    filters.maxCapacity === undefined &&
    filters.minPaise === undefined &&
    filters.maxPaise === undefined &&
    (step === 0 || discountSteps.some((one) => one === step))
  );
}

/** Whether the stored names can count it: words everywhere, by category and type at most. */
export function isInNames(filters: Filters): boolean {
  const { words, cityIds, zone, insurance, discount } = filters;
  const hasOthers = cityIds !== undefined || zone !== undefined || insurance !== undefined || (discount ?? 0) > 0;
  return words.length > 0 && !hasOthers && isInRollup({ ...filters, words: [] });
}
