import { alertPaces, jobOperators } from '@yantra/domain';
import { z } from 'zod';
import { searchInput } from '../equipment/search-input.shapes.ts';
import { wrong } from '../field-errors.ts';

/** What is looked for: a search without its page, its order and its counts. */
export const wantedInput = searchInput.omit({ page: true, pageSize: true, sort: true, facets: true });

const place = z.object({ latitude: z.number(), longitude: z.number() });

/** A saved search as it was asked, by the keys of the search. Absent parts do not filter. */
export const wanted = z.object({
  searchTerm: z.string().optional(),
  exact: z.boolean().optional(),
  /** Rupees, for the final value. */
  startRentprice: z.number().optional(),
  endRentprice: z.number().optional(),
  categoryId: z.number().int().optional(),
  equipmentTypeId: z.array(z.number().int()).optional(),
  selectedCity: z.string().optional(),
  selectedCityId: z.string().optional(),
  insuranceAvailable: z.boolean().optional(),
  discount: z.number().optional(),
  startRentalHours: z.number().optional(),
  endRentalHours: z.number().optional(),
  zone: z.string().optional(),
  near: place.extend({ radiusKm: z.number() }).optional(),
  bounds: z.object({ south: z.number(), west: z.number(), north: z.number(), east: z.number() }).optional(),
  startCapacity: z.number().optional(),
  endCapacity: z.number().optional(),
  /** An owner’s id. */
  supplier: z.string().optional(),
  jobFrom: z.string().optional(),
  jobDays: z.number().int().optional(),
  jobHours: z.number().int().optional(),
  jobOperator: z.enum(jobOperators).optional(),
  jobAt: place.optional(),
  isFree: z.boolean().optional(),
});

/** How often somebody is told. */
export const alertPace = z.enum(alertPaces, wrong('choice.invalid'));

const named = z.object({ id: z.number().int(), name: z.string() });

/** How a saved search is understood today, so that a page can say it. Names are English. */
export const meant = z.object({
  /** Groups of types in the term, in order. */
  kinds: z.array(z.string()),
  /** The chosen category, else the term’s. */
  category: named.optional(),
  /** Chosen types. */
  types: z.array(z.object({ id: z.number().int(), type: z.string(), subType: z.string() })),
  /** Absent for all of India and around a place; all namesakes of a name. */
  cities: z.array(z.object({ id: z.string(), name: z.string(), state: z.string() })).optional(),
  /** The place in the term. */
  place: place.extend({ label: z.string(), radiusKm: z.number() }).optional(),
  size: z.object({ value: z.number(), unit: z.string() }).optional(),
  /** Looked for in names and models. */
  words: z.array(z.string()),
  /** Words that nobody knows yet. If none is known, nothing is found until one is. */
  unknown: z.array(z.string()),
});

/** A saved search, for the person who saved it. */
export const savedSearch = z.object({
  id: z.string(),
  search: wanted,
  meant,
  pace: alertPace,
  isPaused: z.boolean(),
  /** The job's last day in India, if only machines that are free on its days are wanted. */
  lastDay: z.string().optional(),
  /** That day has passed: nothing is told any more. */
  isOver: z.boolean(),
  /** New machines that were not looked at yet, listed now; at most 100 are counted. */
  news: z.number().int(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  /** When something was told last. */
  toldAt: z.string().optional(),
});

/** A saved search's id. */
export const savedSearchId = z.uuid(wrong('id.invalid'));

/** How many people wait for a kind of machine in a place. */
export const waitingFor = z.object({
  /** The group of types or the category, in English: `Mobile crane`. */
  kind: z.string(),
  /** The size most of them ask for, in the unit of the kind; absent if few name one. */
  size: z.object({ value: z.number(), unit: z.string() }).optional(),
  city: z.object({ id: z.string(), name: z.string(), state: z.string() }),
  people: z.number().int(),
});
