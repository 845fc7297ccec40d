import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { partnerInput } from './partners.shapes.ts';

const count = z.number().int();
const counts = {
  views: count,
  selects: count,
  leads: count,
  /** What came of the leads of these days at the supplier themselves: asked for a quote, quoted, agreed. */
  asked: count,
  quoted: count,
  agreed: count,
};
const counted = z.object({ label: z.string(), ...counts });

export const getPartnerFigures = defineCall({
  summary:
    'What people did in widgets on a supplier’s websites, by day, page and widget: views, selections, leads, and what came of these.',
  route: 'GET /Partner/Figures',
  who: 'owner',
  input: partnerInput,
  /** The last 30 days. */
  output: z.object({
    ...counts,
    /** By day in Asia/Kolkata; `label` is `YYYY-MM-DD`. */
    byDay: z.array(counted),
    /** By path, the most viewed first, 50 at most. */
    byPage: z.array(counted),
    /** By the element's name without `yantra-`. */
    byWidget: z.array(counted),
  }),
});
