import { inputLengths } from '@yantra/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { wrong } from '../field-errors.ts';
import { optional } from '../shapes/input.ts';
import { listInput, pageOf } from '../shapes/page.ts';
import { lead, leadStatus } from './leads.shapes.ts';

export const getLeads = defineCall({
  summary: 'Requirements that match one’s machines by category and city; for admins all.',
  route: 'POST /Lead/GetLeads',
  who: 'loggedIn',
  input: listInput(['createdAt', 'fullName', 'status']).extend({
    status: optional(leadStatus),
    /** Those that came through this machine of one’s own. */
    equipmentId: optional(z.string(wrong('machine.noId')).max(inputLengths.id, wrong('machine.noId'))),
  }),
  /** A page of leads, with the count of each status. */
  output: pageOf(lead).extend({ counts: z.record(leadStatus, z.number().int()) }),
});
