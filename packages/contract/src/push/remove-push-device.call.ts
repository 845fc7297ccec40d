import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { nothing } from '../shapes/answers.ts';
import { pushEndpoint } from './push.shapes.ts';

/** One that is not there is not an error. */
export const removePushDevice = defineCall({
  summary: 'Sends no more pushes to a browser of the account.',
  route: 'POST /Notifications/RemovePushDevice',
  who: 'loggedIn',
  input: z.object({ endpoint: pushEndpoint }),
  output: nothing,
});
