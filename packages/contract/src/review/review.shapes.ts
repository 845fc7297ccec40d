import { lengths, listingFaults, reviewFlags, reviewKinds } from '@yantra/domain';
import { z } from 'zod';
import { wrong } from '../field-errors.ts';
import { optional, whole } from '../shapes/input.ts';

export const fault = z.enum(listingFaults, wrong('fault.required'));

/** What somebody says of a listing or rating in their own words. */
export const faultWords = optional(
  z
    .string(wrong('text.line'))
    .trim()
    .max(lengths.report, wrong('text.tooLong', { most: lengths.report })),
);

/** An entry of the queue. */
export const reviewId = whole(wrong('review.noId'), 1);

/** A line of the queue. */
export const reviewLine = z.object({
  id: z.number().int(),
  kind: z.enum(reviewKinds),
  /** Why it is here: `mended` after it was hidden, or its owner was asked to mend it. */
  what: z.enum(['new', 'changed', 'mended', 'reported']),
  flags: z.array(z.enum(reviewFlags)),
  /** Whether it waits unseen by the public. */
  isHeld: z.boolean(),
  equipmentId: z.string(),
  /** The machine's name. */
  name: z.string(),
  image1Url: z.string().nullable(),
  /** Of a rating. */
  rating: z.object({ starRating: z.number(), comment: z.string() }).optional(),
  /** The owner of a machine, the author of a rating. */
  person: z.object({ id: z.string(), name: z.string() }),
  /** How often it was reported. */
  reports: z.number().int(),
  /** ISO 8601, UTC. */
  waitsSince: z.string(),
  /** Of what was looked at: a decision names it. */
  version: z.number().int(),
});
