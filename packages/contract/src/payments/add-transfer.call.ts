import { inputLengths, inputLimits } from '@yantra/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { wrong } from '../field-errors.ts';
import { day, line, numeric, optional, rowId } from '../shapes/input.ts';
import { uuid } from './payments.shapes.ts';
import { period } from './start-payment.call.ts';

export const addTransfer = defineCall({
  summary:
    'Enters a plan that was paid by bank transfer, with the bank’s reference as proof: it is bought and invoiced like any other. A reference counts once.',
  route: 'POST /Payment/AddTransfer',
  who: 'finance',
  input: z.object({
    userId: uuid(wrong('payer.required')),
    subscriptionId: rowId,
    subscriptionPeriod: period,
    /** Rupees; must be the plan's price. */
    amount: z.preprocess(
      numeric,
      z
        .number(wrong('amount.required'))
        .min(0, wrong('amount.required'))
        .max(inputLimits.amount, wrong('amount.required')),
    ),
    reference: line(wrong('reference.required'), inputLengths.transferReference).min(6, wrong('reference.required')),
    /** A day in India, not a later one than today. */
    transferredOn: day(wrong('date.invalid')),
    /** The purchase that it renews: it begins when that one ends, with its machines. Without it the owner chooses machines afterwards. */
    renewalOf: optional(uuid(wrong('purchase.noId'))),
  }),
  output: z.object({ orderId: z.string() }),
  errors: [
    'payer.unknown',
    'subscription.unknown',
    'subscription.notSold',
    'purchase.unknown',
    'purchase.machines',
    'purchase.tooManyMachines',
    'purchase.running',
    'payment.amountWrong',
    'transfer.taken',
  ],
  says: ['date.future'],
});
