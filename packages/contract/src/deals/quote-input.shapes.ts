import { dealLimits, quoteParts, quoteUnits } from '@yantra/domain';
import { z } from 'zod';
import { wrong } from '../field-errors.ts';
import { lineOrEmpty, numeric } from '../shapes/input.ts';
import { quotePart } from './deals.shapes.ts';

const hundredths = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
const wrongQuantity = wrong('quantity.invalid', { most: dealLimits.quantity });
const wrongRate = wrong('quoteRate.invalid', { most: dealLimits.rupees });

/** A line as the owner writes it; its amount is the server's to say. */
export const quoteLineInput = z
  .object({
    part: z.enum(quoteParts, wrong('choice.invalid')),
    /** Empty for the part's usual name. */
    name: lineOrEmpty(dealLimits.lineName),
    quantity: z.preprocess(
      numeric,
      z
        .number(wrongQuantity)
        .gt(0, wrongQuantity)
        .max(dealLimits.quantity, wrongQuantity)
        .refine(hundredths, wrongQuantity),
    ),
    unit: z.enum(quoteUnits, wrong('unit.unknown')),
    /** Rupees for one; below 0 only on an own line, which then takes something off. */
    rate: z.preprocess(
      numeric,
      z
        .number(wrongRate)
        .min(-dealLimits.rupees, wrongRate)
        .max(dealLimits.rupees, wrongRate)
        .refine(hundredths, wrongRate),
    ),
    /** A price that holds only if it happens: not in the total. */
    isOnlyIf: z.literal(true).optional(),
  })
  .superRefine(({ part, name, rate }, issues) => {
    const say = (path: string, message: string) => issues.addIssue({ code: 'custom', path: [path], message });
    if (part === 'own' && name === '') say('name', wrong('lineName.required'));
    if (part !== 'own' && rate < 0) say('rate', wrongRate);
  });

/** A part without an amount, as the owner states it. */
export const quotePartInput = quotePart.extend({
  part: z.enum(quoteParts, wrong('choice.invalid')).exclude(['rent', 'own']),
  state: z.enum(quotePart.shape.state.options, wrong('choice.invalid')),
  words: lineOrEmpty(dealLimits.lineName),
});
