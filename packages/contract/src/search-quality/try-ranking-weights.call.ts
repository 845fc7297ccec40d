import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { equipment } from '../equipment/equipment.shapes.ts';
import { cityId, optional } from '../shapes/input.ts';
import { rankingWeights } from './search-quality.shapes.ts';

const shortMachine = equipment.pick({
  id: true,
  name: true,
  status: true,
  city: true,
  finalRentalValue: true,
  rentalType: true,
  capacity: true,
});

export const tryRankingWeights = defineCall({
  summary: 'What weights would do to the searches people make most; changes nothing.',
  route: 'POST /Search/TryRankingWeights',
  who: 'admin',
  input: z.object({ weights: rankingWeights, selectedCityId: optional(cityId) }),
  /** The effect of weights on searches people made; a trial, nothing is saved. */
  output: z.object({
    searches: z.array(
      z.object({
        term: z.string(),
        count: z.number().int(),
        before: z.array(shortMachine),
        after: z.array(shortMachine),
      }),
    ),
    /** How many of them would have another machine first. */
    changed: z.number().int(),
  }),
});
