import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { email } from '../shapes/input.ts';
import { otpHandle, triedPassword } from './accounts.shapes.ts';

/** Its code's grant is valid only for the account that asked. */
export const generateOtpForNewEmail = defineCall({
  summary: 'Sends a code to the e-mail address that the account shall have from now on.',
  route: 'POST /Verification/GenerateOtpForNewEmail',
  who: 'loggedIn',
  input: z.object({ email, password: triedPassword }),
  output: otpHandle,
  errors: [
    'login.wrong',
    'login.tooMany',
    'server.busy',
    'otp.tooSoon',
    'otp.tooMany',
    'otp.tooManyHere',
    'mail.failed',
  ],
});
