import { reportMonths } from '@yantra/domain';
import { z } from 'zod';
import { numeric, optional } from '../shapes/input.ts';

/** How far back a report goes. */
export const reportSpan = z.object({
  /** A year by default. */
  months: optional(z.preprocess(numeric, z.literal(reportMonths))),
});
