import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { email, optional, phone } from '../shapes/input.ts';

/** By which way a message would have gone. */
const way = z.enum(['sms', 'email', 'whatsApp', 'push']);

/** A message as the outbox keeps it. */
export const outboxMessage = z.object({
  id: z.string(),
  way,
  /** Ten digits; empty for a mail and a push. */
  phone: z.string(),
  /** For a mail: recipient, subject and HTML; `text` is its plain text. */
  email: z.string().optional(),
  subject: z.string().optional(),
  html: z.string().optional(),
  /** For WhatsApp and a push: the title above the text, the label of the button, and the path of the page. */
  title: z.string().optional(),
  button: z.string().optional(),
  path: z.string().optional(),
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
  /** Messages to a phone, to an e-mail address, by a way, or all. */
  input: z.object({ phone: optional(phone), email: optional(email), way: optional(way) }),
  output: z.array(outboxMessage),
  devOnly: true,
});
