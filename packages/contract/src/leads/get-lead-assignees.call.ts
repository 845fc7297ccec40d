import { searchTermLength } from '@yantra/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { wrong } from '../field-errors.ts';
import { optional } from '../shapes/input.ts';
import { leadId } from './leads.shapes.ts';

export const getLeadAssignees = defineCall({
  summary: 'Whom a lead may be given to: staff, and owners, those with a fitting machine first.',
  route: 'POST /Lead/GetLeadAssignees',
  who: 'admin',
  input: z.object({
    id: leadId,
    searchTerm: optional(
      z
        .string(wrong('searchTerm.invalid'))
        .trim()
        .max(searchTermLength, wrong('searchTerm.tooLong', { most: searchTermLength })),
    ),
  }),
  output: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      isStaff: z.boolean(),
      city: z.string(),
      /** Public machines of the lead’s category in its city. */
      machines: z.number().int(),
    }),
  ),
  errors: ['lead.unknown'],
});
