import { z } from 'zod';
import { rupees } from '../shapes/answers.ts';
import { flag, givenNumber, line, optional } from '../shapes/input.ts';

/* Plans as an admin sets them and as they are sold (dashboard.md §3 to §8). Amounts travel in rupees. */

const decimals = (value: number) => Number.isInteger(Math.round(value * 1e6) / 1e4);
const amount = (sentence: string, most: number) =>
  z.preprocess(
    (value) => givenNumber(value) ?? 0,
    z.number(sentence).min(0, sentence).max(most, sentence).refine(decimals, sentence),
  );
const priceSentence = 'A price is an amount in rupees, with two decimals at most.';
const discountSentence = 'A discount is a percent from 0 to 100, with two decimals at most.';
const price = amount(priceSentence, 10_000_000);
const discount = amount(discountSentence, 100);

/** What an admin sets of a plan, by period; bound by name, never by position. Final prices are computed: what a body says of them is dropped. */
const prices = {
  price1Month: price,
  discount1Month: discount,
  price2Month: price,
  discount2Month: discount,
  price3Month: price,
  discount3Month: discount,
  price6Month: price,
  discount6Month: discount,
  price1Year: price,
  discount1Year: discount,
};
const countSentence = 'The number of machines is a whole number from 1 to 10,000.';
const planName = line('Name is required', 60).min(1, 'Name is required');
export const planFields = {
  name: planName,
  /** The name when it is left empty. */
  displayName: optional(line('Please write this on one line.', 60)),
  ...prices,
  equipmentCount: z.preprocess(givenNumber, z.int(countSentence).min(1, countSentence).max(10_000, countSentence)),
  active: z.preprocess((value) => flag(value) ?? true, z.boolean('Active is yes or no.')),
};
/** A plan as it is sold now. */
export const plan = z.object({
  id: z.number().int(),
  name: z.string(),
  displayName: z.string(),
  price1Month: rupees,
  discount1Month: rupees,
  finalPrice1Month: rupees,
  price2Month: rupees,
  discount2Month: rupees,
  finalPrice2Month: rupees,
  price3Month: rupees,
  discount3Month: rupees,
  finalPrice3Month: rupees,
  price6Month: rupees,
  discount6Month: rupees,
  finalPrice6Month: rupees,
  price1Year: rupees,
  discount1Year: rupees,
  finalPrice1Year: rupees,
  equipmentCount: z.number().int(),
  contactToBeViewed: z.number().int(),
  smsCountAllowed: z.number().int(),
  active: z.boolean(),
  version: z.number().int(),
});
