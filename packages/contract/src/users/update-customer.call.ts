import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { nextVersion } from '../shapes/answers.ts';
import { profileFields, userId, withOneGstin } from './users.shapes.ts';

export const updateCustomer = defineCall({
  summary: 'Changes somebody’s profile, for admins.',
  route: 'POST /Customer/UpdateCustomer',
  who: 'admin',
  /** The admin's form: a profile and its user's id. */
  input: z.object({ ...profileFields, ...userId.shape }).superRefine(withOneGstin),
  output: nextVersion,
  message: 'Profile Updated Successfully!',
  errors: ['user.unknown', 'user.changed'],
  says: ['birthDate.invalid', 'birthDate.tooYoung'],
});
