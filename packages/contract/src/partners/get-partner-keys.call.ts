import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { partnerInput, partnerKey } from './partners.shapes.ts';

/** A supplier's own; an admin may name a supplier, or none for all. */
export const getPartnerKeys = defineCall({
  summary: 'The keys of a supplier’s websites, those that count; an admin sees anybody’s, and how each key begins.',
  route: 'GET /Partner/Keys',
  who: 'owner',
  input: partnerInput,
  output: z.array(partnerKey),
});
