import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { wrong } from '../field-errors.ts';
import { rupees } from '../shapes/answers.ts';
import { optional } from '../shapes/input.ts';
import { uuid } from './payments.shapes.ts';

/** As an answer has it: as the plan was when it was bought. */
export const purchasedPlan = z.object({
  /** The purchase's. */
  id: z.string(),
  subscriptionId: z.number().int(),
  displayName: z.string(),
  /** Months. */
  subscriptionPeriod: z.number().int(),
  /** What was paid for, rupees. */
  price: rupees,
  discount: z.number(),
  finalPrice: rupees,
  finalPrice1Month: rupees,
  finalPrice3Month: rupees,
  finalPrice6Month: rupees,
  finalPrice1Year: rupees,
  equipmentCount: z.number().int(),
  smsCountAllowed: z.number().int(),
  contactToBeViewed: z.number().int(),
  /** Whether its period covers now. */
  active: z.boolean(),
  state: z.enum(['running', 'coming', 'ended']),
  /** ISO 8601, UTC. */
  purchaseDate: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  /** Its machines that still exist. */
  equipmentIds: z.array(z.string()),
  orderId: z.string().nullable(),
  /** Serial number of its tax invoice. */
  invoiceNumber: z.string().nullable(),
});

export const getPurchasedSubscriptions = defineCall({
  summary: 'What a user has bought, the latest first; an admin may name anybody.',
  route: 'GET /Subscription/GetPurchasedSubscriptionsByUserId',
  who: 'owner',
  /** Whose purchases; the token's user when it is left out. */
  input: z.object({ id: optional(uuid(wrong('user.noId'))) }),
  output: z.array(purchasedPlan),
});
