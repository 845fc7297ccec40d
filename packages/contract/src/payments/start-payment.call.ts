import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { rupees } from '../shapes/answers.ts';
import { givenNumber, numeric, optional, rowId } from '../shapes/input.ts';
import { uuid } from './payments.shapes.ts';

/** Months. */
const period = z.preprocess(
  (value) => givenNumber(value) ?? 1,
  z.literal([1, 2, 3, 6, 12], 'A plan is bought for 1, 2, 3, 6 or 12 months.'),
);

const machineIds = z
  .array(uuid('This is no id of a machine.'), 'Please select a machine.')
  .min(1, 'Please select a machine.')
  .max(10_000, 'Please select fewer machines.')
  .transform((ids) => [...new Set(ids.map((id) => id.toLowerCase()))]);

export const startPayment = defineCall({
  summary: 'Begins a purchase: computes its price, remembers what is bought and opens an order at the gateway.',
  route: 'POST /Payment/payment',
  who: 'supplierOrUser',
  /**
   * Begins a purchase. Price, customer and whose machines they are come from our records: `amount` is only compared, what a body says
   * of the customer is dropped.
   */
  input: z.object({
    /** Rupees. */
    amount: z.preprocess(
      numeric,
      z
        .number('Please give the amount.')
        .min(0, 'Please give the amount.')
        .max(1_000_000_000, 'Please give the amount.'),
    ),
    subscriptionId: rowId,
    subscriptionPeriod: period,
    selectedEquipmentIds: machineIds,
    /** The purchase that this one renews: it begins when that one ends. */
    renewalOf: optional(uuid('This is no id of a subscription.')),
  }),
  output: z.object({
    payment_session_id: z.string(),
    order_id: z.string(),
    /** Rupees. */
    order_amount: rupees,
    /** `production` takes real money. */
    gateway_mode: z.enum(['simulator', 'sandbox', 'production']),
    /** The gateway's script for browsers; it supplies `window.Cashfree`. */
    gateway_script: z.string(),
  }),
  errors: [
    'subscription.unknown',
    'subscription.notSold',
    'purchase.unknown',
    'purchase.machines',
    'purchase.tooManyMachines',
    'purchase.running',
    'payment.amountWrong',
    'payment.tooMany',
    'payment.unavailable',
  ],
});
