import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { nothing } from '../shapes/answers.ts';
import { keyFields, keyId } from './partners.shapes.ts';

export const updatePartnerKey = defineCall({
  summary: 'Changes a key’s name and websites.',
  route: 'POST /Partner/UpdateKey',
  who: 'supplierOrUser',
  input: z.object({ ...keyId, ...keyFields }),
  output: nothing,
  errors: ['partnerKey.unknown'],
});
