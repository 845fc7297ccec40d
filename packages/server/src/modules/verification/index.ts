export { forgetCodes } from './verification.queries.ts';
export type { OtpGrant, Verification } from './verification.service.ts';
export type { OtpHandle } from './send-code.ts';
