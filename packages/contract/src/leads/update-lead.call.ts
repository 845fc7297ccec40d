import { lengths } from '@yantra/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { wrong } from '../field-errors.ts';
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
    notes: optional(
      z
        .string()
        .trim()
        .max(lengths.notes, wrong('text.tooLong', { most: lengths.notes })),
    ),
  }),
  output: nothing,
  errors: ['lead.unknown'],
});
