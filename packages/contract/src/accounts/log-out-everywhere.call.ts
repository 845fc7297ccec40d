import { defineCall } from '../define-call.ts';
import { nothing } from '../shapes/answers.ts';

export const logOutEverywhere = defineCall({
  summary: 'Ends every session of the account.',
  method: 'POST',
  path: '/Login/LogoutEverywhere',
  who: 'loggedIn',
  takes: 'json',
  input: nothing,
  output: nothing,
});
