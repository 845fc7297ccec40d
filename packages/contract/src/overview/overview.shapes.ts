import { z } from 'zod';

/** What there was at a time. */
export const point = z.object({
  /** A day `YYYY-MM-DD` or a month `YYYY-MM` in India; of other lists, what it says there. */
  label: z.string(),
  value: z.number(),
});

/** What happened in a span, by time; each time of the span is there, also where nothing happened. */
export const activity = z.object({
  /** Looks at machines. */
  views: z.array(point),
  /** Requirements that came. */
  leads: z.array(point),
  /** Sellers that were looked up. */
  reveals: z.array(point),
});

/** Seven days, thirty, twelve weeks or twelve months, which end today. */
export const activitySpan = z.enum(['days7', 'days30', 'weeks12', 'months12']);
