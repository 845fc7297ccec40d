import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { leadId } from './leads.shapes.ts';

export const openLead = defineCall({
  summary: 'Phone and e-mail of who sent a requirement. The first time counts and is written down.',
  route: 'POST /Lead/OpenLead',
  who: 'loggedIn',
  input: z.object({ id: leadId }),
  /** How to reach the sender of a requirement. */
  output: z.object({
    id: z.string(),
    email: z.string(),
    /** Ten digits; empty if the account was deleted. */
    phone: z.string(),
  }),
  errors: ['lead.unknown', 'lead.hidden', 'lead.tooManyOpened'],
});
