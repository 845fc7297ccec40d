import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { wrong } from '../field-errors.ts';
import { keyFields, partnerKey } from './partners.shapes.ts';

export const addPartnerKey = defineCall({
  summary: 'Makes a key for one’s own websites: https, or http on one’s own machine.',
  route: 'POST /Partner/Keys',
  who: 'supplierOrUser',
  input: z.object(keyFields, wrong('partnerKey.noObject')),
  output: partnerKey,
  errors: ['partnerKey.noPlan', 'partnerKey.tooMany'],
});
