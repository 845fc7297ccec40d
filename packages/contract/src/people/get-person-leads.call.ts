import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { wrong } from '../field-errors.ts';
import { job, leadStatus } from '../leads/leads.shapes.ts';
import { listInput, pageOf } from '../shapes/page.ts';
import { personId } from './people.shapes.ts';

export const getPersonLeads = defineCall({
  summary: 'The requirements that somebody sent, or received as an owner; for admins.',
  route: 'GET /People/GetPersonLeads',
  who: 'admin',
  input: listInput(['createdAt']).extend({
    ...personId.shape,
    side: z.enum(['sent', 'received'], wrong('choice.invalid')),
  }),
  output: pageOf(
    z.object({
      id: z.string(),
      /** Who sent it. */
      fullName: z.string(),
      category: z.string(),
      city: z.string(),
      details: z.string(),
      job: job.optional(),
      /** As the owner has it; of a sent one that of the owner who got furthest. */
      status: leadStatus,
      /** How many owners have opened it. */
      opened: z.number().int(),
      createdAt: z.string(),
    }),
  ),
});
