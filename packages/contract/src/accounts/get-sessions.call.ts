import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { nothing } from '../shapes/answers.ts';

/** A running session. */
export const session = z.object({
  id: z.string(),
  /** The browser and system at log-in, in plain words, e.g. `Chrome on Android`. */
  device: z.string(),
  /** ISO 8601, UTC. */
  startedAt: z.string(),
  lastUsedAt: z.string(),
  isCurrent: z.boolean(),
});

export const getSessions = defineCall({
  summary: 'The running sessions of the account.',
  route: 'GET /Login/GetSessions',
  who: 'loggedIn',
  input: nothing,
  output: z.array(session),
});
