import { lengths, limits, mostCapOfPlan, mostPercent } from '@yantra/domain';
import { z } from 'zod';
import { wrong } from '../field-errors.ts';
import { rupees } from '../shapes/answers.ts';
import { flag, givenNumber, line, optional } from '../shapes/input.ts';

/* Plans as an admin sets them and as they are sold (dashboard.md §3 to §8). Amounts travel in rupees. */

const decimals = (value: number) => Number.isInteger(Math.round(value * 1e6) / 1e4);
const amount = (said: string, most: number) =>
  z.preprocess((value) => givenNumber(value) ?? 0, z.number(said).min(0, said).max(most, said).refine(decimals, said));
const wrongPrice = wrong('price.invalid');
const wrongDiscount = wrong('planDiscount.invalid');
const price = amount(wrongPrice, limits.planRupees);
const discount = amount(wrongDiscount, mostPercent);

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
const wrongCount = wrong('equipmentCount.invalid', { most: limits.machinesOfPlan });
const wrongCap = wrong('planCap.invalid', { most: mostCapOfPlan });
const cap = z.preprocess(givenNumber, z.int(wrongCap).min(1, wrongCap).max(mostCapOfPlan, wrongCap).optional());
const planName = line(wrong('name.required'), lengths.title).min(1, wrong('name.required'));
export const planFields = {
  name: planName,
  /** The name when it is left empty. */
  displayName: optional(line(wrong('text.line'), lengths.title)),
  ...prices,
  equipmentCount: z.preprocess(
    givenNumber,
    z.int(wrongCount).min(1, wrongCount).max(limits.machinesOfPlan, wrongCount),
  ),
  active: z.preprocess((value) => flag(value) ?? true, z.boolean(wrong('active.invalid'))),
  /** Whether whoever has it may show machines on websites of their own. A plan that is new allows it; one that is changed stays as it is. */
  embedAllowed: z.preprocess(flag, z.boolean(wrong('active.invalid')).optional()),
  /**
   * How many contacts and messages it allows; 1 is no cap of its own. A plan that is changed keeps those that are not named. The documented keys
   * `contactToBeViewed` and `smsCountAllowed`, which are always sent as 1, say nothing of them.
   */
  contactCap: cap,
  smsCap: cap,
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
  /** Whether whoever has it may show machines on websites of their own. */
  embedAllowed: z.boolean().optional(),
  active: z.boolean(),
  version: z.number().int(),
});
