import { z } from 'zod';
import { otpHandle } from '../accounts/accounts.shapes.ts';
import { defineCall } from '../define-call.ts';
import { codeAsked, requestNamed } from './deals.shapes.ts';

export const sendRequirementCode = defineCall({
  summary: 'Sends a code to the phone of a request, to confirm it or to open its secret page anew.',
  route: 'POST /Deal/SendRequirementCode',
  who: 'anyone',
  /** A closed page is enough; without a page the request must be unconfirmed yet, or one of who is logged in. */
  input: requestNamed.extend(codeAsked),
  output: otpHandle.extend({
    /** The phone, but for its last four digits masked. */
    phone: z.string(),
  }),
  errors: ['requirement.unknown', 'otp.tooSoon', 'otp.tooMany', 'otp.tooManyHere', 'sms.failed', 'sms.usedUp'],
});
