import { defineCall } from '../define-call.ts';
import { nothing } from '../shapes/answers.ts';

/** The answer does not tell whether there was a session. */
export const logOut = defineCall({
  summary: 'Ends the session.',
  route: 'POST /Login/Logout',
  who: 'anyone',
  input: nothing,
  output: nothing,
});
