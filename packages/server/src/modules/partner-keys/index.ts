export type { LeadOrigin, LeadReceipts } from './lead-receipts.ts';
export { revokeKeysOf } from './partner-keys.queries.ts';
export { forgetPartnerCounts } from './partner-sites.service.ts';
