import { factNames, inputLengths } from '@yantra/domain';
import { z } from 'zod';
import { cardFree } from '../availability/card-free.ts';
import { category } from '../catalogue/catalogue.shapes.ts';
import { wrong } from '../field-errors.ts';
import { cardCost, hireTerms } from '../job-cost/job-cost.shapes.ts';

const rating = z.object({
  userName: z.string().optional(),
  comment: z.string().optional(),
  /** 0 to 5, in halves. */
  starRating: z.number().min(0).max(5),
  /** This and what follows: only on the machine's own page. */
  id: z.string().optional(),
  /** When it was given or last changed. ISO 8601, UTC. */
  ratedAt: z.string().optional(),
  /** The owner's answer; absent if there is none. */
  answer: z.string().optional(),
  answeredAt: z.string().optional(),
  /** On the one of who asks; absent on all others. */
  isOwn: z.literal(true).optional(),
  /** By somebody who hired this machine here, by our own records; absent on all others. */
  isHired: z.literal(true).optional(),
});

/** A machine for lists, cards and maps. Amounts are rupees with at most two decimals; no seller's data. */
export const equipment = z.object({
  id: z.string(),
  name: z.string(),
  status: z.enum(['Available', 'On rent', 'Unavailable']),
  /** Relative to the API's host; null without a picture. */
  image1Url: z.string().nullable(),
  modelNumber: z.string(),
  yearOfMfg: z.number().int(),
  /** Working capacity in hours per week. */
  noOfWorkingHrs: z.number(),
  /** List price in rupees per unit of `rentalType`. */
  rentalValue: z.number(),
  /** After the discount, in rupees per unit of `rentalType`. */
  finalRentalValue: z.number(),
  /** 0 hour, 1 day, 2 week, 3 month. */
  rentalType: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  /** Percent, 0 to 100. */
  discount: z.number(),
  region: z.string(),
  city: z.string(),
  cityId: z.string(),
  state: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  insuranceAvailable: z.boolean(),
  equipmentTypeId: z.number().int(),
  equipmentType: z.object({ id: z.number().int(), type: z.string(), subType: z.string() }),
  categories: z.array(category),
  equipmentRatings: z.array(rating),
  /** The machine's size: 14 `t`, 125 `kVA`; absent if unknown. Units are those of `units` in domain. */
  capacity: z.object({ value: z.number(), unit: z.string() }).optional(),
  /** The name of the locality it stands in, from a list of localities; absent if none is near, or if it is called as the city. */
  locality: z.string().optional(),
  /** Kilometres from `near` or from the place in the search term; else, in a list of one city, from that city's centre; in `nearby` from the requested city. */
  distanceKm: z.number().optional(),
  /** What the job of the search costs with it; absent without a job. */
  cost: cardCost.optional(),
  /** When it is free; absent without days of a job if it is free today, or if no free day is known. */
  free: cardFree.optional(),
});

/** A machine for its own page. */
export const equipmentDetails = equipment.extend({
  image2Url: z.string().nullable(),
  image3Url: z.string().nullable(),
  description: z.string(),
  youtubeLink: z.string(),
  registrationCertificate: z.boolean(),
  /**
   * The facts of its kind, in the order of display. A `value` is a number in `unit`, or one of the words of `factChoices` in domain; absent if unknown. No list
   * if the kind has no facts.
   */
  facts: z
    .array(
      z.object({
        fact: z.enum(factNames),
        value: z.union([z.number(), z.string()]).optional(),
        unit: z.string().optional(),
      }),
    )
    .optional(),
  /** What everybody may know of the owner: no name, no number. */
  owner: z
    .object({
      /** How many machines they have in the public lists. */
      machines: z.number().int(),
      /** The year in which they joined. */
      since: z.number().int(),
      /** How they answer requests for quotes, of the latest hundred; absent until there are ten. */
      answers: z
        .object({
          /** Half of their first answers came within so many minutes. */
          minutes: z.number().int(),
          asked: z.number().int(),
          answered: z.number().int(),
          /** Requests that came to an agreement. */
          won: z.number().int(),
        })
        .optional(),
    })
    .optional(),
  /** What it costs to hire, beside its rent. */
  hire: hireTerms.optional(),
});

const counted = z.object({ id: z.string(), value: z.string(), count: z.number().int() });

/** How many machines each option would show under the other filters. */
export const facets = z.object({
  categories: z.array(counted),
  equipmentTypes: z.array(counted),
  zones: z.array(counted),
  /** `id` is the least percent: 10, 25, 35, 50, 60 or 70. */
  discounts: z.array(counted),
  insurance: z.object({ yes: z.number().int(), no: z.number().int() }),
  /** Least and greatest final value among the machines, in rupees; with `isFree` perhaps of those that are not free as well. */
  price: z.object({ min: z.number(), max: z.number() }),
  /** Least and greatest capacity of the kinds found; absent unless all use the same unit. */
  capacity: z.object({ unit: z.string(), min: z.number(), max: z.number() }).optional(),
});

/** How the server understood a search term and what it did, so that the page can say so. Present whenever there is a search term. */
const understood = z.object({
  /** Corrected words, as typed and as searched; a search with `exact=true` takes them as typed. */
  corrections: z.array(z.object({ typed: z.string(), meant: z.string() })),
  /**
   * What `data` and `nearby` contain. `here`: everything asked for, in the requested city. `part`: what fits the known words, here. `nearby`: nothing here, the
   * nearest elsewhere. `related`: nothing of the kind in India, related kinds instead. `nothing`: no word was understood.
   */
  answer: z.enum(['here', 'part', 'nearby', 'related', 'nothing']),
  /** The city in the term; it overrides the selected one. */
  city: z.object({ id: z.string(), name: z.string(), state: z.string() }).optional(),
  /** The category in the term. */
  category: z.object({ id: z.number().int(), name: z.string() }).optional(),
  /** The group of types in the term, if there is just one. */
  equipmentType: z.object({ type: z.string() }).optional(),
  /** Every group of types in the term, in order. */
  kinds: z.array(z.string()).optional(),
  /** The place in the term: machines up to `radiusKm` from it are searched. */
  place: z
    .object({
      label: z.string(),
      kind: z.enum(['locality', 'pin', 'me']),
      latitude: z.number(),
      longitude: z.number(),
      radiusKm: z.number(),
    })
    .optional(),
  /** "Near me" without a position: ask for one and search again with `near`. */
  needsPosition: z.literal(true).optional(),
  /** The size in the term, in the machines' unit. */
  size: z.object({ value: z.number(), unit: z.string() }).optional(),
  /** Words searched in names and models. */
  words: z.array(z.string()).optional(),
  /** Those of `words` that no machine of the kind has here: `data` ignores them, `nearby` may match them. */
  leftOut: z.array(z.string()).optional(),
  /** Unknown words, as typed: the search ignores them. */
  unknown: z.array(z.string()).optional(),
  /** The canonical path of all searches with this meaning. */
  canonical: z.string().optional(),
});

/** A related kind of machine to offer. */
const relatedKind = z.object({
  type: z.string(),
  /** Listed machines in the requested city, and in all of India. */
  count: z.number().int(),
  everywhere: z.number().int(),
});

const nearbyCity = z.object({
  id: z.string(),
  name: z.string(),
  state: z.string(),
  distanceKm: z.number(),
  count: z.number().int(),
});

/** A list of machines. `total` is exact even if the list is capped (500 without `page`, 100 a page). */
export const equipmentPage = z.object({
  data: z.array(equipment),
  total: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
  facets: facets.optional(),
  understood: understood.optional(),
  /** The nearest elsewhere, by distance, each with `distanceKm`: on the first page of a search that found few or none in its city. */
  nearby: z.array(equipment).optional(),
  /** Their cities, nearest first. */
  nearbyCities: z.array(nearbyCity).optional(),
  /** How many machines there are elsewhere in all, and in how many cities, where all were counted. */
  elsewhere: z.object({ count: z.number().int(), cities: z.number().int() }).optional(),
  /** Other kinds that may do, if nothing was found here. */
  related: z.array(relatedKind).optional(),
});

/** A machine's id. */
export const equipmentId = z.object({
  id: z.string(wrong('machine.required')).min(1, wrong('machine.required')).max(inputLengths.id, wrong('machine.noId')),
});
