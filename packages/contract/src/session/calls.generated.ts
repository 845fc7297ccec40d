/* Made from the *.call.ts files by `npm run check -- calls --fix`. */
import type { CallNamed } from '../call.ts';

/** Ends the session. */
export const logOut: CallNamed<'logOut'> = { name: 'logOut', method: 'POST', path: '/Login/Logout', takes: 'json' };
/** A new access token for the session in the cookie, which changes with each use. */
export const refreshSession: CallNamed<'refreshSession'> = {
  name: 'refreshSession',
  method: 'POST',
  path: '/Login/Refresh',
  takes: 'json',
  answer: 'object',
  key: 'access_token',
};
