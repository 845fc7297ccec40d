/* Made from the *.call.ts files by `npm run check -- calls --fix`. */
import type { CallNamed } from '../call.ts';

/** Admins, and people with a right besides their role. */
export const getStaff: CallNamed<'getStaff'> = {
  name: 'getStaff',
  method: 'GET',
  path: '/Staff/GetStaff',
  takes: 'query',
  answer: 'list',
};
/** Makes somebody an admin, or gives them a right besides their role. */
export const giveRight: CallNamed<'giveRight'> = {
  name: 'giveRight',
  method: 'POST',
  path: '/Staff/GiveRight',
  takes: 'json',
};
/** Takes a right from somebody. The last admin stays one. */
export const takeRight: CallNamed<'takeRight'> = {
  name: 'takeRight',
  method: 'POST',
  path: '/Staff/TakeRight',
  takes: 'json',
};
