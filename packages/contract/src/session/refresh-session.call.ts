import { accessToken } from '../accounts/accounts.shapes.ts';
import { defineCall } from '../define-call.ts';
import { nothing } from '../shapes/answers.ts';

/** The refresh token travels in an HttpOnly cookie, never in a body. */
export const refreshSession = defineCall({
  summary: 'A new access token for the session in the cookie, which changes with each use.',
  route: 'POST /Login/Refresh',
  who: 'anyone',
  input: nothing,
  output: accessToken,
  beside: ['access_token'],
  errors: ['auth.required', 'session.ended'],
});
