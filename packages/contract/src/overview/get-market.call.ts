import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { rupees } from '../shapes/answers.ts';
import { cityId } from '../shapes/input.ts';

export const getMarket = defineCall({
  summary: 'What renters searched for this week, and what owners of a city ask: for who has no machine there yet.',
  route: 'GET /Overview/GetMarket',
  who: 'owner',
  input: z.object({ cityId }),
  output: z.object({
    /** The three kinds that were searched for most in seven days, wherever, with how many listed machines of it the city has. */
    searched: z.array(z.object({ kind: z.string(), searches: z.number().int(), machines: z.number().int() })),
    /** What the middle half of the owners asks, for the three kinds that most machines of the city are of; of fewer than three machines nothing is said. */
    rents: z.array(z.object({ kind: z.string(), low: rupees, high: rupees, rentalType: z.number().int() })),
  }),
});
