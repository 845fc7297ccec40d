import { defineCall } from '../define-call.ts';
import { optional } from '../shapes/input.ts';
import { auditFilter, auditPage, auditPlace } from './audit.shapes.ts';

/** The same entries, more at once. The first page is written down: who took the log away, and by which filter. */
export const exportAuditLog = defineCall({
  summary: 'The entries of the audit log for a file. That it was taken is written down.',
  route: 'POST /Audit/ExportAuditLog',
  who: 'admin',
  input: auditFilter.extend({ olderThan: optional(auditPlace) }),
  output: auditPage,
});
