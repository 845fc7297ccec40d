import { defineCall } from '../define-call.ts';
import { nothing } from '../shapes/answers.ts';

/** Answers the same whether there was a session or not. */
export const logOut = defineCall({
  summary: 'Ends the session.',
  route: 'POST /Login/Logout',
  who: 'anyone',
  input: nothing,
  output: nothing,
});
