import { lengths, limits, mostCapOfPlan, mostPercent } from '@yantra/domain';
import { z } from 'zod';
import { wrong } from '../field-errors.ts';
import { rupees } from '../shapes/answers.ts';
import { flag, givenNumber, line, optional } from '../shapes/input.ts';

/* Plans as an admin sets them and as they are sold (dashboard.md §3 to §8). Amounts are in rupees. */

const decimals = (value: number) => Number.isInteger(Math.round(value * 1e6) / 1e4);
const amount = (said: string, most: number) =>
  z.preprocess((value) => givenNumber(value) ?? 0, z.number(said).min(0, said).max(most, said).refine(decimals, said));
const wrongPrice = wrong('price.invalid');
const wrongDiscount = wrong('planDiscount.invalid');
const price = amount(wrongPrice, limits.planRupees);
const discount = amount(wrongDiscount, mostPercent);

/** An admin's prices by period; bound by name, never by position. Final prices are computed: those in a body are dropped. */
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
  /** The name if it is empty. */
  displayName: optional(line(wrong('text.line'), lengths.title)),
  ...prices,
  equipmentCount: z.preprocess(
    givenNumber,
    z.int(wrongCount).min(1, wrongCount).max(limits.machinesOfPlan, wrongCount),
  ),
  active: z.preprocess((value) => flag(value) ?? true, z.boolean(wrong('active.invalid'))),
  /** Whether its buyers may show machines on their own websites. The default is yes for a new plan and no change for an existing one. */
  embedAllowed: z.preprocess(flag, z.boolean(wrong('active.invalid')).optional()),
  /**
   * The contacts and messages included; 1 means no cap. A changed plan keeps those not named. The documented keys `contactToBeViewed` and `smsCountAllowed`,
   * which are always sent as 1, are ignored.
   */
  contactCap: cap,
  smsCap: cap,
};
/** A plan as sold now. */
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
  /** Whether its buyers may show machines on their own websites. */
  embedAllowed: z.boolean().optional(),
  active: z.boolean(),
  version: z.number().int(),
});
