import { dealLimits, quoteParts } from '@yantra/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { equipmentId } from '../equipment/equipment.shapes.ts';
import { wrong } from '../field-errors.ts';
import { flag, optional } from '../shapes/input.ts';
import { deal, dealId, dealVersion } from './deals.shapes.ts';
import { quoteLineInput, quotePartInput } from './quote-input.shapes.ts';

export const sendQuote = defineCall({
  summary: 'Sends a quote, or a new version of it; the server works out GST, amounts and total.',
  route: 'POST /Deal/SendQuote',
  who: 'supplierOrUser',
  input: z.object({
    dealId,
    equipmentId: equipmentId.shape.id,
    lines: z
      .array(quoteLineInput, wrong('lines.required'))
      .min(1, wrong('lines.required'))
      .max(dealLimits.lines, wrong('lines.tooMany', { most: dealLimits.lines })),
    parts: z.array(quotePartInput).max(quoteParts.length, wrong('choice.invalid')).default([]),
    /** Rupees; absent: not stated, 0: none. */
    deposit: optional(
      z
        .number(wrong('amount.required'))
        .min(0, wrong('amount.required'))
        .max(dealLimits.rupees, wrong('number.tooLarge', { most: dealLimits.rupees })),
    ),
    gstIncluded: z.preprocess(flag, z.boolean(wrong('answer.invalid'))),
    terms: z
      .string()
      .trim()
      .max(dealLimits.terms, wrong('text.tooLong', { most: dealLimits.terms }))
      .default(''),
    /** ISO 8601; at most `dealLimits.validDays` from now. */
    validUntil: z.iso.datetime({ offset: true, error: wrong('moment.invalid') }),
    /** Nobody else gets the machine on the job's days until then. */
    hold: z.preprocess(flag, z.boolean(wrong('answer.invalid'))),
    version: dealVersion,
  }),
  output: deal,
  errors: [
    'deal.unknown',
    'deal.changed',
    'deal.tooMany',
    'quote.tooMany',
    'quote.unheld',
    'equipment.unknown',
    'days.taken',
    'commitment.tooMany',
  ],
  says: ['moment.past', 'moment.tooFar', 'total.invalid'],
});
