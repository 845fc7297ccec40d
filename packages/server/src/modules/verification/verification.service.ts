import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Limits } from '../../limits/limits.ts';
import type { Sms } from '../sms/sms.ts';

/** What a code is asked for. What one proves never serves the other. */
export type OtpPurpose = 'signUp' | 'resetPassword';

/** The session of a code, and once the code is verified its grant. Reveals nothing of the phone. */
export interface OtpHandle {
  readonly id: string;
  readonly securityStamp: string;
}

/** Who asks for a code. */
export interface OtpRequest {
  readonly purpose: OtpPurpose;
  /** Ten digits. */
  readonly phone: string;
  /** The IP address that asks. */
  readonly address: string;
  /** False for a phone without an account that forgot its password: everything is the same, but no message leaves. */
  readonly reaches: boolean;
}

/** A verified code that is handed in as the proof of a phone. */
export interface OtpGrant extends OtpHandle {
  /** Ten digits. */
  readonly phone: string;
  readonly purpose: OtpPurpose;
}

/** Proves that somebody holds a phone. */
export interface Verification {
  /**
   * Makes a code for a phone and sends it; the code of that phone and purpose before it is void.
   * @throws AppError `otp.tooSoon`, `otp.tooMany`, `otp.tooManyHere`, `sms.failed`
   */
  send(request: OtpRequest): Promise<OtpHandle>;
  /** Makes a grant of a session. @throws AppError `otp.wrong`, `otp.expired`, `otp.tooManyTries` */
  verify(input: OtpHandle & { readonly otp: string }): Promise<void>;
  /** Uses up a grant within the transaction given: what is rolled back was not used. @throws AppError `grant.invalid` */
  consume(trx: Kysely<Database>, grant: OtpGrant): Promise<void>;
}

/** What verification needs from outside. */
export interface VerificationParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  /** Random bytes from a CSPRNG, so many. */
  readonly random: (size: number) => Buffer;
  readonly limits: Limits;
  readonly sms: Sms;
  /** The host the code is for, which browsers read in the message; asked at each send. */
  readonly siteHost: () => string;
}

export function createVerification(_parts: VerificationParts): Verification {
  const notYet = () => Promise.reject(new AppError('server.failed'));
  return { send: notYet, verify: notYet, consume: notYet };
}
