import {
  aroundKm,
  inputLengths,
  inputLimits,
  lengths,
  limits,
  mostPage,
  mostPercent,
  pageSizes,
  searchTermLength,
} from '@yantra/domain';
import { z } from 'zod';
import { wrong } from '../field-errors.ts';
import { jobAt, jobFields } from '../job-cost/job-cost.shapes.ts';
import { partnerKeyText } from '../partners/partners.shapes.ts';
import {
  bounds,
  capped,
  cityId,
  flag,
  latitude,
  listOf,
  longitude,
  numbersNamed,
  numeric,
  optional,
  rowId,
} from '../shapes/input.ts';

const wrongRadius = wrong('radius.tooLarge', { most: aroundKm.most, country: aroundKm.country });
const amount = (said: string) =>
  optional(z.preprocess(numeric, z.number(said).min(0, said).max(inputLimits.amount, said)));
const hours = amount(wrong('rentalHours.invalid'));

/** A search's input; every key is optional, and one that is absent, null or empty is ignored. */
export const searchInput = z.object(
  {
    searchTerm: optional(
      z
        .string(wrong('searchTerm.invalid'))
        .max(searchTermLength, wrong('searchTerm.tooLong', { most: searchTermLength })),
    ),
    /** Rupees, for the final value. */
    startRentprice: amount(wrong('lowestPrice.invalid')),
    endRentprice: amount(wrong('highestPrice.invalid')),
    /** 0 is "All", as the documented client sends it. */
    categoryId: optional(rowId),
    equipmentTypeId: optional(
      z.preprocess(
        listOf,
        z
          .array(rowId)
          .max(limits.equipmentTypesOfSearch, wrong('equipmentTypes.tooMany', { most: limits.equipmentTypesOfSearch })),
      ),
    ),
    /** A city's name; all cities of the name unless `selectedCityId` picks one. */
    selectedCity: optional(
      z.string(wrong('city.invalid')).max(lengths.place, wrong('city.tooLong', { most: lengths.place })),
    ),
    selectedCityId: optional(cityId),
    insuranceAvailable: optional(z.preprocess(flag, z.boolean(wrong('insurance.invalid')))),
    /** The least discount in percent. */
    discount: optional(
      z.preprocess(
        numeric,
        z
          .number(wrong('discountFilter.invalid'))
          .min(0, wrong('discountFilter.invalid'))
          .max(mostPercent, wrong('discountFilter.invalid')),
      ),
    ),
    /** Hours per week; 5 to 100 is the full range and filters nothing. */
    startRentalHours: hours,
    endRentalHours: hours,
    /** A region's name. */
    zone: optional(z.string(wrong('zone.invalid')).max(lengths.zone, wrong('zone.tooLong', { most: lengths.zone }))),
    sort: optional(
      z.enum(['relevance', 'priceAsc', 'priceDesc', 'rating', 'distance', 'newest', 'cost'], wrong('sort.unknown')),
    ),
    page: optional(capped(wrong('page.invalid'), mostPage)),
    /** More than 100 is taken as 100. */
    pageSize: optional(capped(wrong('page.invalid'), pageSizes.most)),
    /** In the query: `near=18.52,73.86,25`. */
    near: optional(
      z.preprocess(
        numbersNamed(['latitude', 'longitude', 'radiusKm']),
        z.object(
          {
            latitude,
            longitude,
            /** Up to 500, or 5000 for all of India. */
            radiusKm: z
              .number(wrong('radius.invalid'))
              .min(aroundKm.least, wrong('radius.tooSmall', { least: aroundKm.least }))
              .max(aroundKm.country, wrongRadius)
              .refine((km) => km <= aroundKm.most || km === aroundKm.country, wrongRadius),
          },
          wrong('near.invalid'),
        ),
      ),
    ),
    bounds: optional(bounds),
    /** In the unit of the chosen kinds. */
    startCapacity: amount(wrong('leastSize.invalid')),
    endCapacity: amount(wrong('greatestSize.invalid')),
    /** Searches the term as typed, without corrections. */
    exact: optional(z.preprocess(flag, z.boolean(wrong('exact.invalid')))),
    /** A partner's key: the answer is then for that key's websites only. */
    key: optional(partnerKeyText),
    /** `own` for the machines of the key's supplier, or a supplier's id. */
    supplier: optional(z.string(wrong('supplier.invalid')).max(inputLengths.id, wrong('supplier.tooLong'))),
    /** With `jobDays`, cards have the total cost of the job; `sort=cost` orders by it. */
    ...jobFields,
    /** Where the work is; without it the centre of the requested city. */
    jobAt,
    /** Only machines of which one unit is free on all days of the job; counts with `jobFrom` and `jobDays` alone. */
    isFree: optional(z.preprocess(flag, z.boolean(wrong('answer.invalid')))),
    facets: optional(z.preprocess(flag, z.boolean(wrong('facets.invalid')))),
  },
  wrong('search.noObject'),
);

/** A search's input, validated. */
export type SearchInput = z.output<typeof searchInput>;
