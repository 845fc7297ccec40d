import { inputLimits, limits, planPeriods } from '@yantra/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { wrong } from '../field-errors.ts';
import { rupees } from '../shapes/answers.ts';
import { givenNumber, numeric, optional, pageLocale, rowId } from '../shapes/input.ts';
import { uuid } from './payments.shapes.ts';

/** Months. */
export const period = z.preprocess((value) => givenNumber(value) ?? 1, z.literal(planPeriods, wrong('period.unknown')));

const machineIds = z
  .array(uuid(wrong('machines.noId')), wrong('machines.required'))
  .min(1, wrong('machines.required'))
  .max(limits.machinesOfPlan, wrong('machines.tooMany'))
  .transform((ids) => [...new Set(ids.map((id) => id.toLowerCase()))]);

export const startPayment = defineCall({
  summary: 'Begins a purchase: computes its price, remembers what is bought and opens an order at the gateway.',
  route: 'POST /Payment/payment',
  who: 'supplierOrUser',
  /** Begins a purchase. Price, customer and the machines' owner come from our records: `amount` is only compared, the body's customer is dropped. */
  input: z.object({
    /** Rupees. */
    amount: z.preprocess(
      numeric,
      z
        .number(wrong('amount.required'))
        .min(0, wrong('amount.required'))
        .max(inputLimits.amount, wrong('amount.required')),
    ),
    subscriptionId: rowId,
    subscriptionPeriod: period,
    selectedEquipmentIds: machineIds,
    /** The purchase that this one renews: it begins when that one ends. */
    renewalOf: optional(uuid(wrong('purchase.noId'))),
    /**
     * The running purchase that this one replaces at once: its unused rest counts towards the price, and `amount` is the remainder (`GET
     * /Payment/GetUpgradeQuote`).
     */
    upgradeOf: optional(uuid(wrong('purchase.noId'))),
    /** For the mail to the buyer. */
    locale: pageLocale,
  }),
  output: z.object({
    /** Empty if nothing is to pay: the order is then already fulfilled. */
    payment_session_id: z.string(),
    order_id: z.string(),
    /** Rupees. */
    order_amount: rupees,
    /** `production` takes real money. */
    gateway_mode: z.enum(['simulator', 'sandbox', 'production']),
    /** The gateway's script for browsers; it defines `window.Cashfree`. */
    gateway_script: z.string(),
  }),
  errors: [
    'subscription.unknown',
    'subscription.notSold',
    'purchase.unknown',
    'purchase.machines',
    'purchase.tooManyMachines',
    'purchase.running',
    'purchase.ended',
    'purchase.notLarger',
    'purchase.nextInTheWay',
    'payment.amountWrong',
    'payment.tooMany',
    'payment.unavailable',
  ],
  says: ['machines.onOthers'],
});
