export { anchorKeys, readAnchors } from './audit-anchor.ts';
export { type AuditHead, headText, readHead } from './audit-head.ts';
export { auditTexts } from './audit.messages.ts';
export { appendAudit, type AuditKind } from './audit.ts';
export { verifyAudit } from './verify-audit.ts';
