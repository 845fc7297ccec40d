import { inputLengths } from '@yantra/domain';
import { z } from 'zod';
import { handles, otp } from '../accounts/accounts.shapes.ts';
import { defineCall } from '../define-call.ts';
import { wrong } from '../field-errors.ts';
import { deal, dealNamed } from './deals.shapes.ts';

export const acceptQuote = defineCall({
  summary:
    'Accepts a quote, named by its hash and confirmed by a code: the machine is booked, and other quotes for the job are closed.',
  route: 'POST /Deal/AcceptQuote',
  who: 'anyone',
  input: dealNamed.extend({
    quoteId: z.string(wrong('quote.changed')).max(inputLengths.id, wrong('quote.changed')),
    hash: z.string(wrong('quote.changed')).regex(/^[\da-f]{64}$/, wrong('quote.changed')),
    ...handles,
    otp,
  }),
  output: deal,
  errors: [
    'deal.unknown',
    'deal.changed',
    'deal.tooMany',
    'requestPage.closed',
    'quote.changed',
    'quote.over',
    'days.taken',
    'grant.invalid',
    'otp.wrong',
    'otp.expired',
    'otp.tooManyTries',
  ],
});
