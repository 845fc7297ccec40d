import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { nothing } from '../shapes/answers.ts';

export const paymentWebhook = defineCall({
  summary: 'What the gateway tells of payments; signed. The gateway is asked again before anything is believed.',
  route: 'POST /Payment/Webhook',
  who: 'anyone',
  takes: 'signedBytes',
  input: z.unknown(),
  output: nothing,
  errors: ['webhook.refused', 'payment.unavailable'],
});
