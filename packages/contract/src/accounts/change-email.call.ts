import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { nothing } from '../shapes/answers.ts';
import { email } from '../shapes/input.ts';
import { handles } from './accounts.shapes.ts';

/** After its code was verified. The previous address, if any, is notified. */
export const changeEmail = defineCall({
  summary: 'Gives the account an e-mail address, its first or another.',
  route: 'POST /User/ChangeEmail',
  who: 'loggedIn',
  input: z.object({ email, ...handles }),
  output: nothing,
  message: 'E-mail address changed successfully!',
  errors: ['emailGrant.invalid'],
});
