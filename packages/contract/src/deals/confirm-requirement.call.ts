import { z } from 'zod';
import { handles, otp } from '../accounts/accounts.shapes.ts';
import { defineCall } from '../define-call.ts';
import { requestNamed } from './deals.shapes.ts';

export const confirmRequirement = defineCall({
  summary:
    'Confirms the phone of a request by a code: owners are asked now, and its secret page is open. An open page before it is closed.',
  route: 'POST /Deal/ConfirmRequirement',
  who: 'anyone',
  input: requestNamed.extend({ ...handles, otp }),
  output: z.object({
    requestId: z.string(),
    /** The secret page: the part of its address after `/q/`. */
    page: z.string(),
    /** How many owners were asked. */
    owners: z.number().int(),
  }),
  errors: ['requirement.unknown', 'otp.wrong', 'otp.expired', 'otp.tooManyTries', 'grant.invalid'],
});
