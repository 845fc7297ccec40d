import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { nothing } from '../shapes/answers.ts';

/** Ends another of the person's own sessions; one that has already ended is not an error. */
export const endSession = defineCall({
  summary: 'Ends one of the running sessions of the account.',
  route: 'POST /Login/EndSession',
  who: 'loggedIn',
  input: z.object({ id: z.uuid() }),
  output: nothing,
});
