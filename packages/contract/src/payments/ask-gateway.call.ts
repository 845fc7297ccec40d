import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { orderId, orderState } from './payments.shapes.ts';

export const askGateway = defineCall({
  summary: 'Asks the gateway again about an order and its refunds, and settles what it answers.',
  route: 'POST /Payment/AskGateway',
  who: 'finance',
  input: orderId,
  output: z.object({ orderState }),
  errors: ['order.unknown', 'order.byHand', 'gateway.silent'],
});
