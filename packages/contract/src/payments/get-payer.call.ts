import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { phone } from '../shapes/input.ts';

export const getPayer = defineCall({
  summary: 'Whose phone this is and which plans run, before a payment by bank transfer is entered.',
  route: 'POST /Payment/GetPayer',
  who: 'finance',
  input: z.object({ phone }),
  output: z.object({
    userId: z.string(),
    fullName: z.string(),
    /** Empty without an organization. */
    organization: z.string(),
    /** What runs or is to come, and can be renewed. */
    purchases: z.array(z.object({ id: z.string(), displayName: z.string(), endDate: z.string() })),
  }),
  errors: ['payer.unknown'],
});
