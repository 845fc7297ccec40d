import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { nothing } from '../shapes/answers.ts';
import { pushDevice } from './push.shapes.ts';

/** The newest browser first. */
export const getPushDevices = defineCall({
  summary: 'The browsers that get pushes for the account, and the public key to subscribe with.',
  route: 'GET /Notifications/GetPushDevices',
  who: 'loggedIn',
  input: nothing,
  /** `key`: VAPID, base64url. */
  output: z.object({ key: z.string(), devices: z.array(pushDevice) }),
});
