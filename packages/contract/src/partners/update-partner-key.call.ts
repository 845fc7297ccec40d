import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { nothing } from '../shapes/answers.ts';
import { keyFields, keyId } from './partners.shapes.ts';

export const updatePartnerKey = defineCall({
  summary: 'Changes a key’s name and websites.',
  method: 'POST',
  path: '/Partner/UpdateKey',
  who: 'supplier',
  takes: 'json',
  input: z.object({ ...keyId, ...keyFields }),
  output: nothing,
  errors: ['partnerKey.unknown'],
});
