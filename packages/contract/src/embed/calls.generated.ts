/* Made from the *.call.ts files by `npm run check -- calls --fix`. */
import type { CallNamed } from '../call.ts';

/** Counts views and selections on a partner’s page; what comes from another website is dropped silently. */
export const embedEvent: CallNamed<'embedEvent'> = {
  name: 'embedEvent',
  method: 'POST',
  path: '/Embed/Event',
  takes: 'beacon',
};
/** A signed receipt with which a lead from a partner’s page is taken, for a week. */
export const getLeadReceipt: CallNamed<'getLeadReceipt'> = {
  name: 'getLeadReceipt',
  method: 'GET',
  path: '/Embed/LeadReceipt',
  takes: 'publicQuery',
  answer: 'object',
  key: 'receipt',
};
