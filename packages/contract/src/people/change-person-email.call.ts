import { defineCall } from '../define-call.ts';
import { nothing } from '../shapes/answers.ts';
import { email } from '../shapes/input.ts';
import { withReason } from './people.shapes.ts';

/** Without a code. Both addresses are told. */
export const changePersonEmail = defineCall({
  summary: 'Gives somebody another e-mail address.',
  route: 'POST /People/ChangePersonEmail',
  who: 'admin',
  input: withReason.extend({ email }),
  output: nothing,
  errors: ['user.unknown', 'person.admin'],
});
