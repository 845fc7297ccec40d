import { z } from 'zod';
import { session } from '../accounts/get-sessions.call.ts';
import { defineCall } from '../define-call.ts';
import { personId } from './people.shapes.ts';

export const getPersonSessions = defineCall({
  summary: 'Where somebody is logged in, for admins.',
  route: 'GET /People/GetPersonSessions',
  who: 'admin',
  input: personId,
  output: z.array(session),
});
