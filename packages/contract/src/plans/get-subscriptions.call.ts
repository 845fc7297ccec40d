import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { nothing } from '../shapes/answers.ts';
import { plan } from './plans.shapes.ts';

export const getSubscriptions = defineCall({
  summary: 'The plans on sale; for an admin the others too.',
  route: 'GET /Subscription/GetSubscriptions',
  who: 'loggedIn',
  input: nothing,
  output: z.array(plan),
});
