import { auditGroups } from '@yantra/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { optional } from '../shapes/input.ts';
import { auditFilter, auditPage, auditPlace } from './audit.shapes.ts';

export const getAuditLog = defineCall({
  summary: 'Who did what and when, the newest first.',
  route: 'POST /Audit/GetAuditLog',
  who: 'admin',
  input: auditFilter.extend({ olderThan: optional(auditPlace) }),
  output: auditPage.extend({
    /** How many entries each group has, whichever is chosen; only with the first page. */
    counts: z.record(z.enum(auditGroups), z.number().int()).optional(),
    /** How many fit the whole filter; only with the first page. */
    total: z.number().int().optional(),
  }),
});
