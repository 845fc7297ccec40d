import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { rupees } from '../shapes/answers.ts';
import { orderId, orderState } from './payments.shapes.ts';

export const getOrder = defineCall({
  summary: 'Where a purchase stands, also after the tab was closed.',
  route: 'GET /Payment/GetOrder',
  who: 'owner',
  input: orderId,
  output: z.object({
    orderId: z.string(),
    state: orderState,
    /** The state in words, for the person. */
    message: z.string(),
    orderAmount: rupees,
    displayName: z.string(),
    subscriptionId: z.number().int(),
    subscriptionPeriod: z.number().int(),
    equipmentIds: z.array(z.string()),
    purchaseId: z.string().nullable(),
    /** The part paid by an earlier plan's credit, beside `orderAmount`. */
    creditAmount: rupees.optional(),
    /** The purchase that it replaces. */
    upgradeOf: z.string().nullable().optional(),
    /** The checkout's session, while the order can still be paid. */
    paymentSessionId: z.string().nullable(),
    gatewayMode: z.enum(['simulator', 'sandbox', 'production']),
    gatewayScript: z.string(),
  }),
  errors: ['order.unknown'],
});
