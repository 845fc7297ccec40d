import { defineCall } from '../define-call.ts';
import { nothing } from '../shapes/answers.ts';
import { pushSubscription } from './push.shapes.ts';

/** It lasts as long as the session. One that is there already, of whomever, becomes the caller's. */
export const addPushDevice = defineCall({
  summary: 'Lets this browser get pushes for the account.',
  route: 'POST /Notifications/AddPushDevice',
  who: 'loggedIn',
  input: pushSubscription,
  output: nothing,
});
