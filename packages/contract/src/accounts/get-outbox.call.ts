import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { optional, phone } from '../shapes/input.ts';

/** A text message as the outbox keeps it. */
export const outboxMessage = z.object({
  id: z.string(),
  /** Ten digits. */
  phone: z.string(),
  kind: z.string(),
  text: z.string(),
  /** ISO 8601, UTC. */
  at: z.string(),
});

/** The messages that would have been sent, so that anyone can try what needs a phone. */
export const getOutbox = defineCall({
  summary: 'The messages that would have been sent, newest first. Outside production only.',
  route: 'GET /Dev/Outbox',
  who: 'anyone',
  input: z.object({ phone: optional(phone) }),
  output: z.array(outboxMessage),
  devOnly: true,
});
