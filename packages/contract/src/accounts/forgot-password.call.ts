import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { phone } from '../shapes/input.ts';
import { otpHandle } from './accounts.shapes.ts';

export const forgotPassword = defineCall({
  summary: 'Sends a code if the phone has an account, and answers the same if not.',
  route: 'POST /Login/ForgotPassword',
  who: 'anyone',
  input: z.object({ userName: phone }),
  output: otpHandle,
  errors: ['otp.tooSoon', 'otp.tooMany', 'otp.tooManyHere', 'sms.failed', 'sms.usedUp'],
});
