import { z } from 'zod';
import { otpHandle } from '../accounts/accounts.shapes.ts';
import { defineCall } from '../define-call.ts';
import { codeAsked, dealNamed } from './deals.shapes.ts';

export const sendAcceptCode = defineCall({
  summary:
    'Sends a code to the phone of a request, to accept a quote by; none where its machine is not free on those days.',
  route: 'POST /Deal/SendAcceptCode',
  who: 'anyone',
  input: dealNamed.extend(codeAsked),
  output: otpHandle.extend({
    /** The phone, but for its last four digits masked. */
    phone: z.string(),
  }),
  errors: [
    'deal.unknown',
    'deal.changed',
    'requestPage.closed',
    'quote.over',
    'days.taken',
    'otp.tooSoon',
    'otp.tooMany',
    'otp.tooManyHere',
    'sms.failed',
    'sms.usedUp',
  ],
});
