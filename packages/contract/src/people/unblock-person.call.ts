import { defineCall } from '../define-call.ts';
import { nothing } from '../shapes/answers.ts';
import { withReason } from './people.shapes.ts';

export const unblockPerson = defineCall({
  summary: 'Unblocks somebody: they may log in again, and machines on a running plan are listed.',
  route: 'POST /People/UnblockPerson',
  who: 'admin',
  input: withReason,
  output: nothing,
  errors: ['user.unknown', 'person.notBlocked'],
});
