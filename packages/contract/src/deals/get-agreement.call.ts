import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { dealNamed } from './deals.shapes.ts';

export const getAgreement = defineCall({
  summary: 'The agreement of a deal, as PDF.',
  route: 'GET /Deal/GetAgreement',
  who: 'anyone',
  input: dealNamed,
  answers: 'file',
  output: z.unknown(),
  errors: ['deal.unknown', 'agreement.unknown', 'requestPage.closed', 'server.busy'],
});
