import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { passwordInput } from './users.shapes.ts';

export const exportData = defineCall({
  summary: 'Everything we hold of the token’s user.',
  route: 'POST /User/ExportData',
  who: 'loggedIn',
  input: passwordInput,
  /** All data about a person, by table. */
  output: z.record(z.string(), z.unknown()),
  errors: ['login.wrong', 'login.tooMany', 'server.busy'],
});
