export { anchorKeys, readAnchors } from './audit-anchor.ts';
export { type AuditHead, headText, readHead } from './audit-head.ts';
export { auditTexts } from './audit.messages.ts';
export { checkDaily } from './audit-check.ts';
export { changedFacts, changedNames } from './audit-facts.ts';
export { appendAudit, type AuditFacts, type AuditKind } from './audit.ts';
export { verifyAudit } from './verify-audit.ts';
