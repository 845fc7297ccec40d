import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { phone } from '../shapes/input.ts';
import { otpHandle, triedPassword } from './accounts.shapes.ts';

/** Its code's grant is valid only for the account that asked. */
export const generateOtpForNewPhone = defineCall({
  summary: 'Sends a code to the phone that the account shall have from now on.',
  route: 'POST /Verification/GenerateOtpForNewPhone',
  who: 'loggedIn',
  input: z.object({ phoneNumber: phone, password: triedPassword }),
  output: otpHandle,
  errors: [
    'login.wrong',
    'login.tooMany',
    'server.busy',
    'phone.same',
    'phone.taken',
    'otp.tooSoon',
    'otp.tooMany',
    'otp.tooManyHere',
    'sms.failed',
    'sms.usedUp',
  ],
});
