import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { nothing } from '../shapes/answers.ts';
import { phone } from '../shapes/input.ts';
import { handles, newPassword } from './accounts.shapes.ts';

export const resetPassword = defineCall({
  summary: 'Sets a new password for a phone that was verified for that; every session of the account ends.',
  route: 'POST /Login/ResetPassword',
  who: 'anyone',
  input: z.object({ userName: phone, password: newPassword, ...handles }),
  output: nothing,
  message: 'Password reset successfully!',
  errors: ['grant.invalid', 'account.blocked', 'password.common', 'login.tooMany', 'server.busy'],
});
