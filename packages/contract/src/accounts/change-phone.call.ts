import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { phone } from '../shapes/input.ts';
import { accessToken, handles } from './accounts.shapes.ts';

/** After its code was verified. It is used to log in from now on; the previous phone is notified. */
export const changePhone = defineCall({
  summary: 'Gives the account another phone, ends every session, and begins a new one.',
  route: 'POST /User/ChangePhone',
  who: 'loggedIn',
  input: z.object({ phoneNumber: phone, ...handles }),
  output: accessToken,
  message: 'Mobile number changed successfully!',
  beside: ['access_token'],
  errors: ['grant.invalid', 'phone.taken', 'session.ended'],
});
