import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { requestNamed } from './deals.shapes.ts';

export const renewPage = defineCall({
  summary: 'Gives the secret page of a request a new address; the old one is closed.',
  route: 'POST /Deal/RenewPage',
  who: 'anyone',
  input: requestNamed,
  output: z.object({
    /** The part of its address after `/q/`. */
    page: z.string(),
  }),
  errors: ['requirement.unknown', 'requestPage.closed'],
});
