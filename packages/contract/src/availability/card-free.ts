import { z } from 'zod';

/** When a machine is free, for its card. Days are days in India, `2026-11-28`. */
export const cardFree = z.object({
  /** Whether one unit is free for the whole job; only with the job's days. */
  isFree: z.boolean().optional(),
  /**
   * With the job's days, if it is not free for them: the first day, from the job's on, from which one unit is free for as many. Without them, if it is not
   * free today: the first free day. Absent if none is known.
   */
  from: z.iso.date().optional(),
});
