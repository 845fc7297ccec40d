import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { nothing } from '../shapes/answers.ts';
import { optional } from '../shapes/input.ts';
import { leadId, leadStatus } from './leads.shapes.ts';

export const updateLead = defineCall({
  summary: 'One’s own status and notes of a lead.',
  route: 'POST /Lead/UpdateLead',
  who: 'supplierOrUser',
  input: z.object({
    id: leadId,
    status: optional(leadStatus),
    notes: optional(z.string().trim().max(1000, '1,000 characters at most, please.')),
  }),
  output: nothing,
  errors: ['lead.unknown'],
});
