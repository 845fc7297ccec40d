import { z } from 'zod';

/** A count at a time. */
export const point = z.object({
  /** A day `YYYY-MM-DD` or a month `YYYY-MM` in India; in other lists, the label documented there. */
  label: z.string(),
  value: z.number(),
});

/** The events of a span by time; times without events are included. */
export const activity = z.object({
  /** Views of machines. */
  views: z.array(point),
  /** Requirements received. */
  leads: z.array(point),
  /** Reveals of sellers' numbers. */
  reveals: z.array(point),
});

/** Seven days, thirty, twelve weeks or twelve months, up to today. */
export const activitySpan = z.enum(['days7', 'days30', 'weeks12', 'months12']);

/** What waits for an admin: refunds that have not left for a day, messages that did not leave, listed machines of a deleted category, words that nobody knows. */
export const waitingKind = z.enum(['toReview', 'refunds', 'undelivered', 'untyped', 'unknownWords']);
