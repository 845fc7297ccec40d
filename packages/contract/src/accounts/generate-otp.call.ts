import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { pageLocale, phone } from '../shapes/input.ts';
import { otpHandle } from './accounts.shapes.ts';

export const generateOtp = defineCall({
  summary: 'Sends a code to a phone that has no account yet.',
  route: 'POST /Verification/GenerateOtpForPhonenumberVerification',
  who: 'anyone',
  input: z.object({ phoneNumber: phone, locale: pageLocale }),
  output: otpHandle,
  sentenceInData: true,
  errors: ['phone.taken', 'otp.tooSoon', 'otp.tooMany', 'otp.tooManyHere', 'sms.failed', 'sms.usedUp'],
});
