import { limits } from '@yantra/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { wrong } from '../field-errors.ts';
import { optional, whole } from '../shapes/input.ts';

const days = optional(whole(wrong('days.invalid', { most: limits.daysOfQuality }), 1, limits.daysOfQuality));

const counted = z.object({ term: z.string(), count: z.number().int() });

export const getSearchQuality = defineCall({
  summary: 'How well the search serves people, for admins: success at three, empty answers, words not known.',
  route: 'POST /Search/GetQuality',
  who: 'admin',
  input: z.object({ days }),
  /** How well the search serves people: daily counts without persons. */
  output: z.object({
    days: z.number().int(),
    searches: z.number().int(),
    /** The share of searches in which a result was clicked, and of these, of clicks among the first three. 0 to 1; null without any. */
    pressedShare: z.number().nullable(),
    successAtThree: z.number().nullable(),
    /** The share of searches that found nothing at all. 0 to 1; null without any. */
    emptyShare: z.number().nullable(),
    /** The number of searches by answer. */
    answers: z.array(z.object({ answer: z.string(), count: z.number().int() })),
    frequent: z.array(counted.extend({ answer: z.string(), kinds: z.string() })),
    empty: z.array(counted),
    /** Unknown words in searches. */
    unknownWords: z.array(z.object({ word: z.string(), count: z.number().int() })),
  }),
});
