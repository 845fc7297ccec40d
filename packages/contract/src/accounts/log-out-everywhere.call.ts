import { defineCall } from '../define-call.ts';
import { nothing } from '../shapes/answers.ts';

export const logOutEverywhere = defineCall({
  summary: 'Ends every session of the account.',
  route: 'POST /Login/LogoutEverywhere',
  who: 'loggedIn',
  input: nothing,
  output: nothing,
});
