import { inputLimits } from '@yantra/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { wrong } from '../field-errors.ts';
import { rupees } from '../shapes/answers.ts';
import { cityId, flag, latitude, listOf, longitude, off, optional } from '../shapes/input.ts';

const most = inputLimits.citiesCounted;
const cityIds = z.array(cityId).max(most, wrong('cityIds.tooMany', { most }));

export const getCounts = defineCall({
  summary:
    'How much there is to hire: machines, cities, the lowest rent of a day, what renters say; and machines by city.',
  route: 'GET /Search/Counts',
  who: 'anyone',
  takes: 'publicQuery',
  /** `cityIds`: the cities whose machines are counted, at most 20; in the query `1,2,3`. */
  input: z.object({
    cityIds: z.preprocess((value) => listOf(off(value)), cityIds.optional()),
    /** Counts machines in every city that has some. */
    everyCity: optional(z.preprocess(flag, z.boolean(wrong('everyCity.invalid')))),
    /** The city around which the nearest with machines are looked up. */
    nearCityId: optional(cityId),
    /** The city around which machines are counted, whichever city they belong to. */
    aroundCityId: optional(cityId),
    /** The city whose kinds are listed. */
    kindsOfCityId: optional(cityId),
  }),
  /** Listed machines only. Counts of zero are left out. Rents, ratings and the count around a city are at most a minute old. */
  output: z.object({
    machines: z.number().int(),
    /** In how many cities and towns. */
    cities: z.number().int(),
    lowestDayRent: rupees.optional(),
    /** The mean of all stars, 0.5 to 5 with one decimal, and the number of ratings. */
    ratings: z.object({ mean: z.number(), count: z.number().int() }).optional(),
    /** The most frequent kinds in the named city, at most six, each with a machine's picture. */
    kinds: z
      .array(z.object({ type: z.string(), count: z.number().int(), image1Url: z.string().nullable() }))
      .optional(),
    /** How many machines are within this many kilometres of the named city's centre; only for a known city. */
    around: z.object({ km: z.number(), count: z.number().int() }).optional(),
    /** By city id; cities without machines are left out. */
    byCity: z.record(z.string(), z.number().int()),
    /** The nearest cities with machines, at most five; only for a known city. */
    near: z
      .array(
        z.object({
          id: z.string(),
          name: z.string(),
          state: z.string(),
          latitude,
          longitude,
          distanceKm: z.number(),
          count: z.number().int(),
        }),
      )
      .optional(),
  }),
});
