import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { nothing } from '../shapes/answers.ts';

/** Another one of one's own; one that has ended meanwhile is no mistake. */
export const endSession = defineCall({
  summary: 'Ends one of the running sessions of the account.',
  route: 'POST /Login/EndSession',
  who: 'loggedIn',
  input: z.object({ id: z.uuid() }),
  output: nothing,
});
