import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { nextVersion } from '../shapes/answers.ts';
import { optional } from '../shapes/input.ts';
import { language, profileFields, withOneGstin } from './users.shapes.ts';

/** Changes the token's own profile, whatever id the body names. */
export const updateUserDetail = defineCall({
  summary: 'Changes one’s own profile; phone, e-mail and role are locked.',
  route: 'POST /User/UpdateUserDetail',
  who: 'loggedIn',
  input: z.object({ ...profileFields, language: optional(language) }).superRefine(withOneGstin),
  output: nextVersion,
  message: 'Profile Updated Successfully!',
  errors: ['user.changed'],
  says: ['birthDate.invalid', 'birthDate.tooYoung'],
});
