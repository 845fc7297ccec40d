/* Made from the *.call.ts files by `npm run check -- calls --fix`. */
import type { CallNamed } from '../call.ts';

/** Lets this browser get pushes for the account. */
export const addPushDevice: CallNamed<'addPushDevice'> = {
  name: 'addPushDevice',
  method: 'POST',
  path: '/Notifications/AddPushDevice',
  takes: 'json',
};
/** The browsers that get pushes for the account, and the public key to subscribe with. */
export const getPushDevices: CallNamed<'getPushDevices'> = {
  name: 'getPushDevices',
  method: 'GET',
  path: '/Notifications/GetPushDevices',
  takes: 'query',
  answer: 'object',
  key: 'key',
};
/** Sends no more pushes to a browser of the account. */
export const removePushDevice: CallNamed<'removePushDevice'> = {
  name: 'removePushDevice',
  method: 'POST',
  path: '/Notifications/RemovePushDevice',
  takes: 'json',
};
