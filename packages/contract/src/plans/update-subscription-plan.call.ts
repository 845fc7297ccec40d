import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { wrong } from '../field-errors.ts';
import { nothing } from '../shapes/answers.ts';
import { optional, rowId, version } from '../shapes/input.ts';
import { planFields } from './plans.shapes.ts';

export const updateSubscriptionPlan = defineCall({
  summary: 'Changes a plan from now on; what was bought stays as it was bought.',
  route: 'POST /Subscription/UpdateSubscriptionPlan',
  who: 'admin',
  /** Contacts and messages stay unchanged. `version` is the one that was read: another person's change since then is not overwritten. */
  input: z.object({
    ...planFields,
    id: rowId,
    version: optional(version(wrong('version.plan'))),
  }),
  output: nothing,
  message: 'Subscription Updated Successfully!',
  errors: ['subscription.unknown', 'subscription.taken', 'subscription.changed'],
});
