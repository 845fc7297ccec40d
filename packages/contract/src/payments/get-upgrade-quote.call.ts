import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { wrong } from '../field-errors.ts';
import { rupees } from '../shapes/answers.ts';
import { rowId } from '../shapes/input.ts';
import { uuid } from './payments.shapes.ts';
import { period } from './start-payment.call.ts';

export const getUpgradeQuote = defineCall({
  summary: 'What it comes to if a larger plan takes the place of a running one now.',
  route: 'GET /Payment/GetUpgradeQuote',
  who: 'supplierOrUser',
  input: z.object({
    /** The running purchase. */
    upgradeOf: uuid(wrong('purchase.noId')),
    subscriptionId: rowId,
    subscriptionPeriod: period,
  }),
  /** Rupees, tax included where nothing else is said. */
  output: z.object({
    /** What the plan costs. */
    price: rupees,
    /** What is left of the running one counts so much. */
    credit: rupees,
    /** The credit without its tax, and the tax. */
    creditTaxable: rupees,
    creditTax: rupees,
    /** Of these days, so many are left. */
    days: z.number().int(),
    daysLeft: z.number().int(),
    /** `amount` of `POST /Payment/payment`. */
    toPay: rupees,
    /** Days that the new plan runs beyond its period, for credit above its price. */
    furtherDays: z.number().int(),
    /** ISO 8601, UTC: when it would end if it began now. */
    endDate: z.string(),
  }),
  errors: [
    'subscription.unknown',
    'subscription.notSold',
    'purchase.ended',
    'purchase.notLarger',
    'purchase.nextInTheWay',
  ],
});
