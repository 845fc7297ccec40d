import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { rowId } from '../shapes/input.ts';
import { plan } from './plans.shapes.ts';

export const getSubscriptionById = defineCall({
  summary: 'A plan as it is sold now.',
  route: 'GET /Subscription/GetSubscriptionById',
  who: 'loggedIn',
  input: z.object({ id: rowId }),
  output: plan,
  errors: ['subscription.unknown'],
});
