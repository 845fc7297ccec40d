import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { email, optional, phone } from '../shapes/input.ts';

/** A text message, or a mail, as the outbox keeps it. */
export const outboxMessage = z.object({
  id: z.string(),
  /** Ten digits; empty for a mail. */
  phone: z.string(),
  /** For a mail: recipient, subject and HTML; `text` is its plain text. */
  email: z.string().optional(),
  subject: z.string().optional(),
  html: z.string().optional(),
  kind: z.string(),
  text: z.string(),
  /** ISO 8601, UTC. */
  at: z.string(),
});

/** The messages that would have been sent, so that features that need a phone can be tried. */
export const getOutbox = defineCall({
  summary: 'The messages that would have been sent, newest first. Outside production only.',
  route: 'GET /Dev/Outbox',
  who: 'anyone',
  /** Messages to a phone, to an e-mail address, or all. */
  input: z.object({ phone: optional(phone), email: optional(email) }),
  output: z.array(outboxMessage),
  devOnly: true,
});
