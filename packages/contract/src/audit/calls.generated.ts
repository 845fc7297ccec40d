/* Made from the *.call.ts files by `npm run check -- calls --fix`. */
import type { CallNamed } from '../call.ts';

/** Begins to check every entry of the audit log, unless that is under way. */
export const checkAuditLog: CallNamed<'checkAuditLog'> = {
  name: 'checkAuditLog',
  method: 'POST',
  path: '/Audit/CheckAuditLog',
  takes: 'json',
  answer: 'object',
  key: 'hasBegun',
};
/** The entries of the audit log for a file. That it was taken is written down. */
export const exportAuditLog: CallNamed<'exportAuditLog'> = {
  name: 'exportAuditLog',
  method: 'POST',
  path: '/Audit/ExportAuditLog',
  takes: 'json',
  answer: 'object',
  key: 'entries',
};
/** How long the audit log is, and whether it was whole when it was last checked. */
export const getAuditCheck: CallNamed<'getAuditCheck'> = {
  name: 'getAuditCheck',
  method: 'GET',
  path: '/Audit/GetAuditCheck',
  takes: 'query',
  answer: 'object',
  key: 'entries',
};
/** Who did what and when, the newest first. */
export const getAuditLog: CallNamed<'getAuditLog'> = {
  name: 'getAuditLog',
  method: 'POST',
  path: '/Audit/GetAuditLog',
  takes: 'json',
  answer: 'object',
  key: 'entries',
};
