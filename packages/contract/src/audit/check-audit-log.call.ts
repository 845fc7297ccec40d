import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { nothing } from '../shapes/answers.ts';

export const checkAuditLog = defineCall({
  summary: 'Begins to check every entry of the audit log, unless that is under way.',
  route: 'POST /Audit/CheckAuditLog',
  who: 'admin',
  input: nothing,
  /** Whether this call began it. */
  output: z.object({ hasBegun: z.boolean() }),
});
