import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { phone } from '../shapes/input.ts';
import { accessToken, triedPassword } from './accounts.shapes.ts';

export const logIn = defineCall({
  summary: 'Begins a session, by mobile number and password.',
  route: 'POST /Login/Login',
  who: 'anyone',
  input: z.object({ userName: phone, password: triedPassword }),
  output: accessToken,
  message: 'Login successful!',
  beside: ['access_token'],
  errors: ['login.wrong', 'account.blocked', 'login.tooMany', 'server.busy'],
});
