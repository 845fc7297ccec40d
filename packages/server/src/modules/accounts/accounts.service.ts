import type { changePassword, InputOf, logIn, resetPassword, SignUpInput } from '@yantra/contract/calls';
import { localeNamed } from '@yantra/domain';
import type { DbAndClock } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import type { Keyrings } from '../../keys/keyring.ts';
import type { Limits } from '../../limits/limits.ts';
import { appendAudit } from '../audit/index.ts';
import { tell } from '../notifications/index.ts';
import {
  deleteSessionsOf,
  lockSession,
  type SessionOrigin,
  type Sessions,
  type SessionTokens,
} from '../sessions/index.ts';
import type { OtpHandle, Verification } from '../verification/index.ts';
import * as queries from './accounts.queries.ts';
import { createBackOff } from './back-off.ts';
import { createLogIn } from './log-in.ts';
import { createPasswordGate } from './password-gate.ts';
import type { Passwords } from './passwords.ts';

export interface AccountsParts extends DbAndClock {
  readonly limits: Limits;
  readonly sessions: Sessions;
  readonly verification: Verification;
  readonly passwords: Passwords;
  /** The database's own unless given. */
  readonly keys?: Keyrings | undefined;
}

/** Creates accounts and logs people in. */
export interface Accounts {
  /** Begins a session. @throws AppError `login.wrong`, `account.blocked`, `login.tooMany`, `server.busy` */
  logIn(input: InputOf<typeof logIn>, address: string, from: SessionOrigin): Promise<SessionTokens>;
  /** Creates a person's account. @throws AppError `grant.invalid`, `phone.taken`, `password.common`, `login.tooMany`, `server.busy` */
  signUp(input: SignUpInput, address: string): Promise<{ id: string }>;
  /** Sends a code to a phone with an account, and does the same work for one without. @throws what sending a code throws */
  forgotPassword(phone: string, address: string): Promise<OtpHandle>;
  /** Sets a password and ends every session. @throws AppError `grant.invalid`, `account.blocked`, `password.common`, `login.tooMany`, `server.busy` */
  resetPassword(input: InputOf<typeof resetPassword>, address: string): Promise<void>;
  /**
   * Changes the password of a logged-in person who gives the old one; ends every session and begins a new one.
   * @throws AppError `login.wrong`, `password.common`, `session.ended`, `login.tooMany`, `server.busy`
   */
  changePassword(
    input: InputOf<typeof changePassword>,
    caller: Caller,
    address: string,
    userAgent: string | undefined,
  ): Promise<SessionTokens>;
  /**
   * Asks a logged-in person for the password again, before what an unattended screen must not allow. Guessing is as slow as at log-in.
   * @throws AppError `login.wrong`, `login.tooMany`, `server.busy`
   */
  confirm(caller: Caller, password: string, address: string): Promise<void>;
}

export function createAccounts(parts: AccountsParts): Accounts {
  const { db, clock, sessions, verification } = parts;
  const backOff = createBackOff(parts);
  const { confirmed, hashOfNew, hashByGrant } = createPasswordGate(parts, backOff);

  return {
    logIn: createLogIn(parts, backOff),
    async signUp(input, address) {
      const { id, securityStamp, phoneNumber, organization } = input;
      const grant = { id, securityStamp, phone: phoneNumber, purpose: 'signUp' } as const;
      const passwordHash = await hashByGrant(input.password, address, grant);
      return db.transaction().execute(async (trx) => {
        const now = clock.now();
        await verification.consume(trx, grant);
        const userId = await queries.insertUser(trx, input, { role: 'user', passwordHash, now });
        if (userId === undefined) throw new AppError('phone.taken');
        if (organization !== undefined) await queries.insertOrganization(trx, userId, organization, now);
        await appendAudit(trx, { at: now, kind: 'account.created', userId });
        return { id: userId };
      });
    },
    async forgotPassword(phone, address) {
      const account = await queries.findAccount(db, phone);
      const locale = localeNamed(account?.language ?? '');
      return verification.send({ purpose: 'resetPassword', phone, address, locale, reaches: account !== undefined });
    },
    async resetPassword({ userName: phone, password, id, securityStamp }, address) {
      const grant = { id, securityStamp, phone, purpose: 'resetPassword' } as const;
      const passwordHash = await hashByGrant(password, address, grant);
      const attempt = await backOff.nameOf(phone, address);
      await db.transaction().execute(async (trx) => {
        await verification.consume(trx, grant);
        await backOff.forgive(trx, attempt);
        const account = await queries.setPassword(trx, phone, passwordHash);
        if (account === undefined) throw new AppError('grant.invalid');
        // Only now, since only now it is known that the phone is theirs.
        if (account.blocked_at !== null) throw new AppError('account.blocked');
        const userId = account.id;
        await deleteSessionsOf(trx, userId, 'password', clock.now());
        const at = clock.now();
        await appendAudit(trx, { at, kind: 'password.reset', userId });
        await tell(trx, { kind: 'passwordChanged', key: id, facts: {}, at }, [{ userId }]);
      });
    },
    async changePassword({ password, newPassword }, caller, address, userAgent) {
      const { userId, sessionId } = caller;
      const { phone, password_hash: stored } = await confirmed(caller, password, address);
      const passwordHash = await hashOfNew(newPassword, phone, address);
      await sessions.ready();
      return db.transaction().execute(async (trx) => {
        // It may have been reset since it was checked: then this session has ended too.
        const isStillTheirs = await queries.hasStillPassword(trx, userId, stored);
        const user = isStillTheirs ? await lockSession(trx, sessionId, clock.now()) : undefined;
        if (user === undefined) throw new AppError('session.ended');
        await queries.setPassword(trx, phone, passwordHash);
        await deleteSessionsOf(trx, userId, 'password', clock.now());
        const session = await sessions.begin(trx, user, { userAgent, before: undefined });
        const at = clock.now();
        await appendAudit(trx, { at, kind: 'password.changed', userId, sessionId: session.sessionId });
        await tell(trx, { kind: 'passwordChanged', key: session.sessionId, facts: {}, at }, [{ userId }]);
        return session;
      });
    },
    async confirm(caller, password, address) {
      await confirmed(caller, password, address);
    },
  };
}
