import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { requirementId } from './deals.shapes.ts';

export const openDeal = defineCall({
  summary: 'Begins a deal about a lead that one wants to send a quote for; the same answer if there is one.',
  route: 'POST /Deal/OpenDeal',
  who: 'supplierOrUser',
  input: z.object({ requirementId }),
  output: z.object({ dealId: z.string() }),
  errors: ['requirement.unknown', 'requirement.full'],
});
