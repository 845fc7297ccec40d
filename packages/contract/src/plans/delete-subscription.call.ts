import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { wrong } from '../field-errors.ts';
import { nothing } from '../shapes/answers.ts';
import { optional, rowId, version } from '../shapes/input.ts';

export const deleteSubscription = defineCall({
  summary: 'Deletes a plan that nobody has bought or begun to pay for.',
  route: 'POST /Subscription/DeleteSubscription',
  who: 'admin',
  input: z.object({ id: rowId, version: optional(version(wrong('version.plan'))) }),
  output: nothing,
  errors: ['subscription.unknown', 'subscription.changed', 'subscription.bought'],
});
