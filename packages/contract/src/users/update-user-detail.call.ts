import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { nextVersion } from '../shapes/answers.ts';
import { profileFields } from './users.shapes.ts';

/** The token's own profile, whatever id the body names. */
export const updateUserDetail = defineCall({
  summary: 'Changes one’s own profile; phone, e-mail and role are locked.',
  method: 'POST',
  path: '/User/UpdateUserDetail',
  who: 'loggedIn',
  takes: 'json',
  input: z.object(profileFields),
  output: nextVersion,
  message: 'Profile Updated Successfully!',
  errors: ['user.changed'],
});
