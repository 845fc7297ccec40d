import { defineCall } from '../define-call.ts';
import { deal, dealNamed } from './deals.shapes.ts';

export const getDeal = defineCall({
  summary: 'A deal as one of its two parties sees it; admins see it too.',
  route: 'POST /Deal/GetDeal',
  who: 'anyone',
  input: dealNamed,
  output: deal,
  errors: ['deal.unknown', 'requestPage.closed'],
});
