import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { partnerKeyText } from '../partners/partners.shapes.ts';
import { page, widget } from './embed.shapes.ts';

export const getLeadReceipt = defineCall({
  summary: 'A signed receipt with which a lead from a partner’s page is taken, for a week.',
  route: 'GET /Embed/LeadReceipt',
  who: 'anyone',
  takes: 'publicQuery',
  input: z.object({ key: partnerKeyText, page, widget }),
  /** Proves where a lead comes from; to be sent back unchanged. */
  output: z.object({ receipt: z.string() }),
});
