export { forgetCodes } from './forget-codes.ts';
export type { OtpGrant, OtpHandle, Verification } from './verification.service.ts';
