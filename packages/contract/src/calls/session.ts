import { defineCall } from '../call.ts';

/* By themselves: every page of the site carries these two, and the others come with the dialogs. */

/** The refresh token comes and goes in an HttpOnly cookie; it is in no body. */
export const refreshSession = /* @__PURE__ */ defineCall('refreshSession', {
  method: 'POST',
  who: 'anyone',
  path: '/Login/Refresh',
  beside: ['access_token'],
  errors: ['auth.required', 'session.ended'],
});
/** Answers the same whether there was a session or not. */
export const logOut = /* @__PURE__ */ defineCall('logOut', { method: 'POST', who: 'anyone', path: '/Login/Logout' });
