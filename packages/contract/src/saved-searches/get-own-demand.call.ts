import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { nothing } from '../shapes/answers.ts';
import { waitingFor } from './saved-searches.shapes.ts';

/** Numbers only, never who. */
export const getOwnDemand = defineCall({
  summary:
    'How often each machine of the owner was kept, and how many people’s saved searches wait for its kind in its city.',
  route: 'GET /Demand/GetOwn',
  who: 'owner',
  input: nothing,
  output: z.object({
    /** Every machine that somebody keeps or waits for the like of. */
    machines: z.array(
      z.object({
        id: z.string(),
        /** How many people keep it. */
        kept: z.number().int(),
        /** How many people wait for its kind in its city. */
        waiting: z.number().int(),
        /** The kind and the city that they wait for. */
        of: waitingFor.omit({ people: true }).optional(),
      }),
    ),
    /** What is waited for in the owner’s cities and the owner has none of there, most people first. */
    lacking: z.array(waitingFor),
  }),
});
