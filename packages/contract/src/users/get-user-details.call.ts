import { defineCall } from '../define-call.ts';
import { profile, userId } from './users.shapes.ts';

export const getUserDetails = defineCall({
  summary: 'One’s own profile; an admin’s view masks the PAN.',
  route: 'GET /User/GetUserDetails',
  who: 'owner',
  input: userId,
  output: profile,
  errors: ['user.unknown'],
});
