import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { wrong } from '../field-errors.ts';
import { rupees } from '../shapes/answers.ts';
import { optional } from '../shapes/input.ts';
import { uuid } from './payments.shapes.ts';

/** A purchase in an answer: the plan as it was when bought. */
export const purchasedPlan = z.object({
  /** The purchase's. */
  id: z.string(),
  subscriptionId: z.number().int(),
  displayName: z.string(),
  /** Months. */
  subscriptionPeriod: z.number().int(),
  /** The amount paid, in rupees. */
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
  /** Whether machines may be shown on one's own websites while it runs. */
  embedAllowed: z.boolean().optional(),
  /** Whether it runs now. */
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
  /** Where it was bought to begin at the end of another purchase: that one's id, or of the larger plan that took its place. */
  follows: z.string().nullable().optional(),
  /** Where a larger plan before it put it off: the start it was bought for. ISO 8601, UTC. */
  boughtFrom: z.string().nullable().optional(),
  /** Where a larger plan took its place, or before it put it off: the end it was bought to. */
  boughtUntil: z.string().nullable().optional(),
  /** If a larger plan replaced it: the credit note for the unused rest. */
  creditNoteNumber: z.string().nullable().optional(),
  /** Its amount in rupees, tax included. */
  creditAmount: rupees.nullable().optional(),
});

export const getPurchasedSubscriptions = defineCall({
  summary: 'What a user has bought, the latest first; an admin may name anybody.',
  route: 'GET /Subscription/GetPurchasedSubscriptionsByUserId',
  who: 'owner',
  /** Whose purchases; the token's user by default. */
  input: z.object({ id: optional(uuid(wrong('user.noId'))) }),
  output: z.array(purchasedPlan),
});
