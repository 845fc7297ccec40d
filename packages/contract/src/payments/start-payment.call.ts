import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { wrong } from '../field-errors.ts';
import { rupees } from '../shapes/answers.ts';
import { givenNumber, numeric, optional, rowId } from '../shapes/input.ts';
import { uuid } from './payments.shapes.ts';

/** Months. */
const period = z.preprocess((value) => givenNumber(value) ?? 1, z.literal([1, 2, 3, 6, 12], wrong('period.unknown')));

const machineIds = z
  .array(uuid(wrong('machines.noId')), wrong('machines.required'))
  .min(1, wrong('machines.required'))
  .max(10_000, wrong('machines.tooMany'))
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
      z.number(wrong('amount.required')).min(0, wrong('amount.required')).max(1_000_000_000, wrong('amount.required')),
    ),
    subscriptionId: rowId,
    subscriptionPeriod: period,
    selectedEquipmentIds: machineIds,
    /** The purchase that this one renews: it begins when that one ends. */
    renewalOf: optional(uuid(wrong('purchase.noId'))),
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
