import { defineCall } from '../define-call.ts';
import { nothing } from '../shapes/answers.ts';
import { personId } from './people.shapes.ts';

export const sendEmailAgain = defineCall({
  summary: 'Asks somebody by e-mail to confirm their address.',
  route: 'POST /People/SendEmailAgain',
  who: 'admin',
  input: personId,
  output: nothing,
  errors: ['user.unknown', 'email.none'],
});
