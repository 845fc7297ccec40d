export { forgetCodes } from './forget-codes.ts';
export type { OtpGrant, Verification } from './verification.service.ts';
export type { OtpHandle } from './send-code.ts';
