import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { equipmentId } from '../equipment/equipment.shapes.ts';
import { rupees } from '../shapes/answers.ts';
import { optional } from '../shapes/input.ts';
import { dealId, dealMachine, quoteLine, quotePart } from './deals.shapes.ts';

export const getQuoteDraft = defineCall({
  summary: 'A quote to begin with, filled from the machine’s rate card and the job.',
  route: 'POST /Deal/GetQuoteDraft',
  who: 'supplierOrUser',
  input: z.object({
    dealId,
    /** Absent: the machine that was asked about, or the one that fits best. */
    equipmentId: optional(equipmentId.shape.id),
  }),
  output: z.object({
    /** Absent if none of one's machines fits. */
    equipmentId: z.string().optional(),
    /** One's machines that fit, the best first. */
    machines: z.array(
      dealMachine.extend({
        distanceKm: z.number().optional(),
        /** Whether a unit is free for the whole job; absent if its days are not known. */
        isFree: z.boolean().optional(),
      }),
    ),
    /** As `sendQuote` takes them. */
    lines: z.array(quoteLine.omit({ amount: true })),
    parts: z.array(quotePart),
    deposit: rupees.optional(),
    /** Percent of GST. */
    gst: z.number(),
    gstIncluded: z.boolean(),
    /** ISO 8601, UTC. */
    validUntil: z.string(),
    /** Whether the machine can be held: its days are known, and a unit is free. */
    mayHold: z.boolean(),
    /** The version that a new quote would be. */
    version: z.number().int(),
    /** Of the deal, for `sendQuote`. */
    dealVersion: z.number().int(),
  }),
  errors: ['deal.unknown', 'equipment.unknown'],
});
