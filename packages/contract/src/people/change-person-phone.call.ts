import { defineCall } from '../define-call.ts';
import { nothing } from '../shapes/answers.ts';
import { phone } from '../shapes/input.ts';
import { withReason } from './people.shapes.ts';

/** Without a code: for who has lost the old number. Both numbers are told, and every session ends. */
export const changePersonPhone = defineCall({
  summary: 'Gives somebody another mobile number.',
  route: 'POST /People/ChangePersonPhone',
  who: 'admin',
  input: withReason.extend({ phoneNumber: phone }),
  output: nothing,
  errors: ['user.unknown', 'phone.same', 'phone.taken', 'person.admin'],
});
