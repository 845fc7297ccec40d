/* Made from the *.call.ts files by `npm run check -- calls --fix`. */
import type { CallNamed } from '../call.ts';

/** Changes somebody’s profile, for admins. */
export const updateCustomer: CallNamed<'updateCustomer'> = {
  name: 'updateCustomer',
  method: 'POST',
  path: '/Customer/UpdateCustomer',
  who: 'admin',
  takes: 'json',
  message: 'Profile Updated Successfully!',
  errors: ['user.unknown', 'user.changed'],
};
/** Ends the account: what law makes us keep stays under a number instead of a name. */
export const deleteAccount: CallNamed<'deleteAccount'> = {
  name: 'deleteAccount',
  method: 'POST',
  path: '/User/DeleteAccount',
  who: 'supplierOrUser',
  takes: 'json',
  errors: ['login.wrong', 'login.tooMany', 'server.busy'],
};
/** Everything we hold of the token’s user. */
export const exportData: CallNamed<'exportData'> = {
  name: 'exportData',
  method: 'POST',
  path: '/User/ExportData',
  who: 'loggedIn',
  takes: 'json',
  errors: ['login.wrong', 'login.tooMany', 'server.busy'],
};
/** One’s own profile; an admin’s view masks the PAN. */
export const getUserDetails: CallNamed<'getUserDetails'> = {
  name: 'getUserDetails',
  method: 'GET',
  path: '/User/GetUserDetails',
  who: 'owner',
  takes: 'query',
  errors: ['user.unknown'],
};
/** Users by role, for admins. */
export const getUsersList: CallNamed<'getUsersList'> = {
  name: 'getUsersList',
  method: 'GET',
  path: '/User/GetUsersList',
  who: 'admin',
  takes: 'query',
};
/** Changes one’s own profile; phone, e-mail and role are locked. */
export const updateUserDetail: CallNamed<'updateUserDetail'> = {
  name: 'updateUserDetail',
  method: 'POST',
  path: '/User/UpdateUserDetail',
  who: 'loggedIn',
  takes: 'json',
  message: 'Profile Updated Successfully!',
  errors: ['user.changed'],
};
