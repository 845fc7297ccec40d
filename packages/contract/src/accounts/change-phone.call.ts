import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { phone } from '../shapes/input.ts';
import { accessToken, handles } from './accounts.shapes.ts';

/** Once its code was verified. One logs in with it from now on; the phone before is told. */
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
