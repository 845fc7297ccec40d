import { timesAnHour, hourMs } from '@yantra/domain';
import type { DbAndClock } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import type { Limit, Limits } from '../../limits/limits.ts';
import { appendAudit } from '../audit/index.ts';
import type { OtpGrant, Verification } from '../verification/index.ts';
import * as queries from './accounts.queries.ts';
import type { BackOff } from './back-off.ts';
import { isCommonPassword } from './common-passwords.ts';
import type { Passwords } from './passwords.ts';

/** A password is hashed before the grant is used, since a transaction must not wait for it: hence the limit. */
export const newPasswords: Limit = { kind: 'new-password', most: timesAnHour.newPasswords, withinMs: hourMs };

interface GateParts extends DbAndClock {
  readonly limits: Limits;
  readonly verification: Pick<Verification, 'assertGrant'>;
  readonly passwords: Passwords;
}

/** Checks passwords before changes: new ones must not be common, old ones must be right. */
export function createPasswordGate(parts: GateParts, backOff: BackOff) {
  const { db, clock, limits, verification, passwords } = parts;

  async function hashOfNew(password: string, phone: string, address: string): Promise<string> {
    if (isCommonPassword(password, phone)) throw new AppError('password.common');
    const who = await limits.whoIs(address);
    const { retryAfterSeconds } = await limits.hit(db, newPasswords, who);
    if (retryAfterSeconds !== undefined) throw new AppError('login.tooMany', undefined, { retryAfterSeconds });
    return passwords.hash(password);
  }

  async function hashByGrant(password: string, address: string, grant: OtpGrant): Promise<string> {
    // A useless one is not hashed; whether it is still valid is checked again in the transaction.
    await verification.assertGrant(grant);
    return hashOfNew(password, grant.phone, address);
  }

  /** A logged-in person's account, after the right password. @throws what `confirm` throws */
  async function confirmed({ userId, sessionId }: Caller, password: string, address: string) {
    passwords.assertRoom();
    const account = await queries.findCredentials(db, userId);
    if (account === undefined) throw new AppError('login.wrong');
    const attempt = await backOff.nameOf(account.phone, address);
    const begun = await backOff.begin(attempt);
    if ('retryAfterSeconds' in begun) throw new AppError('login.tooMany', undefined, begun);
    const isRight = await passwords.verify(account.password_hash, password).catch(async (error: unknown) => {
      await backOff.withdraw(begun);
      throw error;
    });
    if (!isRight) {
      await appendAudit(db, { at: clock.now(), kind: 'password.refused', userId, sessionId });
      throw new AppError('login.wrong');
    }
    await backOff.succeeded(begun);
    return account;
  }

  return { hashOfNew, hashByGrant, confirmed };
}
