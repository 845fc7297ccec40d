import { defineCall } from '../define-call.ts';
import { profile, userId } from './users.shapes.ts';

export const getUserDetails = defineCall({
  summary: 'One’s own profile; an admin’s view masks the PAN.',
  method: 'GET',
  path: '/User/GetUserDetails',
  who: 'owner',
  takes: 'query',
  input: userId,
  output: profile,
  errors: ['user.unknown'],
});
