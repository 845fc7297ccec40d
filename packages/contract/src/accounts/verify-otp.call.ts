import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { nothing } from '../shapes/answers.ts';
import { handles, otp } from './accounts.shapes.ts';

export const verifyOtp = defineCall({
  summary: 'Checks a code. Its handles are then a grant of one use and ten minutes, for what the code was asked for.',
  route: 'POST /Verification/VerifyOtp',
  who: 'anyone',
  input: z.object({ ...handles, otp }),
  output: nothing,
  message: 'OTP Verified Successfully!',
  errors: ['otp.wrong', 'otp.expired', 'otp.tooManyTries'],
});
