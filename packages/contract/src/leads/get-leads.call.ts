import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { pageOf } from '../shapes/page.ts';
import { lead, leadsInput, leadStatus } from './leads.shapes.ts';

export const getLeads = defineCall({
  summary: 'Requirements that match one’s machines by category and city; for admins all.',
  route: 'POST /Lead/GetLeads',
  who: 'loggedIn',
  input: leadsInput,
  /** A page of leads, with the count of each status. */
  output: pageOf(lead).extend({ counts: z.record(leadStatus, z.number().int()) }),
});
