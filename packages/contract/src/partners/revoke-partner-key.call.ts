import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { nothing } from '../shapes/answers.ts';
import { keyId } from './partners.shapes.ts';

export const revokePartnerKey = defineCall({
  summary: 'Ends a key; its figures stay.',
  route: 'POST /Partner/RevokeKey',
  who: 'supplierOrUser',
  input: z.object(keyId),
  output: nothing,
  errors: ['partnerKey.unknown'],
});
