import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { nothing } from '../shapes/answers.ts';

/** Another one of one's own; one that has ended meanwhile is no mistake. */
export const endSession = defineCall({
  summary: 'Ends one of the running sessions of the account.',
  method: 'POST',
  path: '/Login/EndSession',
  who: 'loggedIn',
  takes: 'json',
  input: z.object({ id: z.uuid() }),
  output: nothing,
});
