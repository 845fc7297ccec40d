import { defineCall } from '../define-call.ts';
import { nothing } from '../shapes/answers.ts';
import { passwordInput } from './users.shapes.ts';

export const deleteAccount = defineCall({
  summary: 'Ends the account: what law makes us keep stays under a number instead of a name.',
  route: 'POST /User/DeleteAccount',
  who: 'supplierOrUser',
  input: passwordInput,
  output: nothing,
  errors: ['login.wrong', 'login.tooMany', 'server.busy'],
});
