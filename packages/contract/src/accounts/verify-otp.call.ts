import { oneTimeCode } from '@yantra/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { wrong } from '../field-errors.ts';
import { nothing } from '../shapes/answers.ts';
import { handles } from './accounts.shapes.ts';

const wrongCode = wrong('code.invalid', { digits: oneTimeCode.digits });

export const verifyOtp = defineCall({
  summary: 'Checks a code. Its handles are then a grant of one use and ten minutes, for what the code was asked for.',
  route: 'POST /Verification/VerifyOtp',
  who: 'anyone',
  input: z.object({
    ...handles,
    otp: z.string(wrongCode).regex(new RegExp(`^\\d{${oneTimeCode.digits}}$`), wrongCode),
  }),
  output: nothing,
  message: 'OTP Verified Successfully!',
  errors: ['otp.wrong', 'otp.expired', 'otp.tooManyTries'],
});
