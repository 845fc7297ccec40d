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
  /** Rupees, tax included unless stated otherwise. */
  output: z.object({
    /** The new plan's price. */
    price: rupees,
    /** The credit for the unused rest of the running one. */
    credit: rupees,
    /** The credit without its tax, and the tax. */
    creditTaxable: rupees,
    creditTax: rupees,
    /** The days bought, and those left. */
    days: z.number().int(),
    daysLeft: z.number().int(),
    /** `amount` of `POST /Payment/payment`. */
    toPay: rupees,
    /** Days added to the new plan for credit above its price. */
    furtherDays: z.number().int(),
    /** ISO 8601, UTC: its end if it began now. */
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
