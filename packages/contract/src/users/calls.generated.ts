/* Made from the *.call.ts files by `npm run check -- calls --fix`. */
import type { CallNamed } from '../call.ts';

/** Changes somebody’s profile, for admins. */
export const updateCustomer: CallNamed<'updateCustomer'> = {
  name: 'updateCustomer',
  method: 'POST',
  path: '/Customer/UpdateCustomer',
  takes: 'json',
  answer: 'object',
  key: 'version',
};
/** Ends the account: what law makes us keep stays under a number instead of a name. */
export const deleteAccount: CallNamed<'deleteAccount'> = {
  name: 'deleteAccount',
  method: 'POST',
  path: '/User/DeleteAccount',
  takes: 'json',
};
/** Everything we hold of the token’s user. */
export const exportData: CallNamed<'exportData'> = {
  name: 'exportData',
  method: 'POST',
  path: '/User/ExportData',
  takes: 'json',
  answer: 'some',
};
/** One’s own profile; an admin’s view masks the PAN. */
export const getUserDetails: CallNamed<'getUserDetails'> = {
  name: 'getUserDetails',
  method: 'GET',
  path: '/User/GetUserDetails',
  takes: 'query',
  answer: 'object',
  key: 'id',
};
/** Users by role, for admins. */
export const getUsersList: CallNamed<'getUsersList'> = {
  name: 'getUsersList',
  method: 'GET',
  path: '/User/GetUsersList',
  takes: 'query',
  answer: 'page',
};
/** Changes one’s own profile; phone, e-mail and role are locked. */
export const updateUserDetail: CallNamed<'updateUserDetail'> = {
  name: 'updateUserDetail',
  method: 'POST',
  path: '/User/UpdateUserDetail',
  takes: 'json',
  answer: 'object',
  key: 'version',
};
