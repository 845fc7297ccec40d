import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { accessToken, newPassword, triedPassword } from './accounts.shapes.ts';

/** For a person who is logged in and knows the old one. Every session ends, and this browser gets a new one. */
export const changePassword = defineCall({
  summary: 'Sets another password with the old one, ends every session, and begins a new one.',
  route: 'POST /Login/ChangePassword',
  who: 'loggedIn',
  input: z.object({ password: triedPassword, newPassword }),
  output: accessToken,
  message: 'Password changed successfully!',
  beside: ['access_token'],
  errors: ['login.wrong', 'password.common', 'login.tooMany', 'server.busy'],
});
