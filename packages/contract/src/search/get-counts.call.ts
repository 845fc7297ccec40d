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
  /** `cityIds`: for which cities machines are counted, at most 20; in the query `1,2,3`. */
  input: z.object({
    cityIds: z.preprocess((value) => listOf(off(value)), cityIds.optional()),
    /** Machines are counted for every city that has some. */
    everyCity: optional(z.preprocess(flag, z.boolean(wrong('everyCity.invalid')))),
    /** The city round which the nearest that have some are wanted. */
    nearCityId: optional(cityId),
    /** The city whose kinds are wanted. */
    kindsOfCityId: optional(cityId),
  }),
  /** Of listed machines alone. What there is none of is left out. Rents and ratings are a minute old at most. */
  output: z.object({
    machines: z.number().int(),
    /** In how many cities and towns they are. */
    cities: z.number().int(),
    lowestDayRent: rupees.optional(),
    /** The mean of all stars, 0.5 to 5 with one decimal, and how many gave them. */
    ratings: z.object({ mean: z.number(), count: z.number().int() }).optional(),
    /** The kinds that most machines of the named city are of, six at most, each with the picture of one of them. */
    kinds: z
      .array(z.object({ type: z.string(), count: z.number().int(), image1Url: z.string().nullable() }))
      .optional(),
    /** By the id of the city; those without a machine are left out. */
    byCity: z.record(z.string(), z.number().int()),
    /** The nearest cities that have machines, five at most; where a city was named that we know. */
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
