import { inputLengths } from '@yantra/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { wrong } from '../field-errors.ts';
import { optional } from '../shapes/input.ts';
import { leadId } from './leads.shapes.ts';

/** An owner sees it among their leads from then on, and is told. */
export const assignLead = defineCall({
  summary: 'Gives a lead to an owner or to one of the staff; without a person to nobody.',
  route: 'POST /Lead/AssignLead',
  who: 'admin',
  input: z.object({
    id: leadId,
    userId: optional(z.string(wrong('assignee.unknown')).max(inputLengths.id, wrong('assignee.unknown'))),
  }),
  /** To whom it is given now. */
  output: z.object({ assignee: z.object({ id: z.string(), name: z.string() }).nullable() }),
  errors: ['lead.unknown'],
  says: ['assignee.unknown'],
});
