import type { changePassword, InputOf, logIn, resetPassword, SignUpInput } from '@yantra/contract/calls';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import type { Keyrings } from '../../keys/keyring.ts';
import type { Limit, Limits } from '../../limits/limits.ts';
import { appendAudit } from '../audit/index.ts';
import {
  deleteSessionsOf,
  lockSession,
  type SessionOrigin,
  type Sessions,
  type SessionTokens,
} from '../sessions/index.ts';
import { dayInIndia } from '@yantra/domain';
import type { OtpGrant, OtpHandle, Verification } from '../verification/index.ts';
import * as queries from './accounts.queries.ts';
import { type BegunTry, createBackOff } from './back-off.ts';
import { isCommonPassword } from './common-passwords.ts';
import type { Passwords } from './passwords.ts';

/** What accounts need from outside. */
export interface AccountsParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly sessions: Sessions;
  readonly verification: Verification;
  readonly passwords: Passwords;
  /** The database's own unless given. */
  readonly keys?: Keyrings | undefined;
}

/** Opens accounts and lets people into them. */
export interface Accounts {
  /** Begins a session. @throws AppError `login.wrong`, `login.tooMany`, `server.busy` */
  logIn(input: InputOf<typeof logIn>, address: string, from: SessionOrigin): Promise<SessionTokens>;
  /** Opens an account of a person. @throws AppError `grant.invalid`, `phone.taken`, `password.common`, `login.tooMany`, `server.busy` */
  signUp(input: SignUpInput, address: string): Promise<{ id: string }>;
  /** Sends a code to a phone that has an account, and does all the same for one that has none. @throws what sending a code throws */
  forgotPassword(phone: string, address: string): Promise<OtpHandle>;
  /** Sets a password and ends every session. @throws AppError `grant.invalid`, `password.common`, `login.tooMany`, `server.busy` */
  resetPassword(input: InputOf<typeof resetPassword>, address: string): Promise<void>;
  /**
   * Sets another password for who is logged in and gives the old one; ends every session and begins a new one.
   * @throws AppError `login.wrong`, `password.common`, `session.ended`, `login.tooMany`, `server.busy`
   */
  changePassword(
    input: InputOf<typeof changePassword>,
    caller: Caller,
    address: string,
    userAgent: string | undefined,
  ): Promise<SessionTokens>;
  /**
   * Asks whoever is logged in for their password once more, before what an open screen alone must not allow. Guessing is as slow as at log-in.
   * @throws AppError `login.wrong`, `login.tooMany`, `server.busy`
   */
  confirm(caller: Caller, password: string, address: string): Promise<void>;
}

/** A password is hashed before the grant is used up, for a transaction must not wait for that: so there are only so many. */
export const newPasswords: Limit = { kind: 'new-password', most: 30, withinMs: 3_600_000 };

type FoundAccount = NonNullable<Awaited<ReturnType<typeof queries.findAccount>>>;

/** Rolls back a session that was about to begin. */
const passwordHasChanged = new Error('The password has changed.');

export function createAccounts(parts: AccountsParts): Accounts {
  const { db, clock, limits, sessions, verification, passwords } = parts;
  const backOff = createBackOff(parts);

  async function hashOfNew(password: string, phone: string, address: string): Promise<string> {
    if (isCommonPassword(password, phone)) throw new AppError('password.common');
    const who = await limits.whoIs(address);
    const { retryAfterSeconds } = await limits.hit(db, newPasswords, who);
    if (retryAfterSeconds !== undefined) throw new AppError('login.tooMany', undefined, { retryAfterSeconds });
    return passwords.hash(password);
  }

  async function hashByGrant(password: string, address: string, grant: OtpGrant): Promise<string> {
    // Nothing is hashed for one that cannot serve; whether it still does is asked again within the transaction.
    await verification.assertGrant(grant);
    return hashOfNew(password, grant.phone, address);
  }

  /** The account of who is logged in, once they have given its password. @throws what `confirm` throws */
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

  /** The hash to keep after a log-in: today's, when the account had another and there is time to make it. */
  async function renewed(stored: string, password: string): Promise<string> {
    if (!passwords.isOutdated(stored)) return stored;
    return passwords.hash(password).catch(() => stored);
  }

  /* Each way is one statement that writes one row, so that neither takes longer, and nobody holds the row that all unknown phones are counted in. */
  async function told(userId: string | undefined): Promise<void> {
    const now = clock.now();
    if (userId === undefined) await queries.countUnknown(db, dayInIndia(now));
    else await appendAudit(db, { at: now, kind: 'login.failed', userId });
  }

  async function lookedAt(phone: string, password: string) {
    const account = await queries.findAccount(db, phone);
    return { account, isRight: await passwords.verify(account?.password_hash, password) };
  }

  /** Begins the session of who has given the right password. @returns undefined when it is no longer the account's, which leaves nothing behind */
  async function beginWith(account: FoundAccount, password: string, begun: BegunTry, from: SessionOrigin) {
    const { id, phone, password_hash: stored } = account;
    const fresh = await renewed(stored, password);
    await sessions.ready();
    const work = db.transaction().execute(async (trx) => {
      // The password may have been reset since it was checked: then every session has ended, and this one must not begin.
      if (!(await queries.hasStillPassword(trx, id, stored))) throw passwordHasChanged;
      if (fresh !== stored) await queries.setPassword(trx, phone, fresh);
      const session = await sessions.begin(trx, account, from);
      await appendAudit(trx, { at: clock.now(), kind: 'login.succeeded', userId: id, sessionId: session.sessionId });
      return session;
    });
    const session = await work.catch((error: unknown) => {
      if (error === passwordHasChanged) return undefined;
      throw error;
    });
    // Not within: what it locks is everybody's at that address.
    if (session) await backOff.succeeded(begun);
    return session;
  }

  return {
    async logIn({ userName, password }, address, from) {
      passwords.assertRoom();
      const attempt = await backOff.nameOf(userName, address);
      const begun = await backOff.begin(attempt);
      if ('retryAfterSeconds' in begun) throw new AppError('login.tooMany', undefined, begun);
      const { account, isRight } = await lookedAt(userName, password).catch(async (error: unknown) => {
        // Others may have come while the try was counted: then no password was looked at, and the person did nothing wrong.
        await backOff.withdraw(begun);
        throw error;
      });
      if (account === undefined || !isRight) {
        await told(account?.id);
        throw new AppError('login.wrong');
      }
      const first = await beginWith(account, password, begun, from);
      if (first) return first;
      // Another log-in has renewed the hash meanwhile, or a reset has set another password: what stands there now decides.
      const again = await lookedAt(userName, password);
      const second = again.account && again.isRight && (await beginWith(again.account, password, begun, from));
      if (second) return second;
      throw new AppError('login.wrong');
    },
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
      return verification.send({ purpose: 'resetPassword', phone, address, reaches: account !== undefined });
    },
    async resetPassword({ userName: phone, password, id, securityStamp }, address) {
      const grant = { id, securityStamp, phone, purpose: 'resetPassword' } as const;
      const passwordHash = await hashByGrant(password, address, grant);
      const attempt = await backOff.nameOf(phone, address);
      await db.transaction().execute(async (trx) => {
        await verification.consume(trx, grant);
        await backOff.forgive(trx, attempt);
        const userId = await queries.setPassword(trx, phone, passwordHash);
        if (userId === undefined) throw new AppError('grant.invalid');
        await deleteSessionsOf(trx, userId);
        await appendAudit(trx, { at: clock.now(), kind: 'password.reset', userId });
      });
    },
    async changePassword({ password, newPassword }, caller, address, userAgent) {
      const { userId, sessionId } = caller;
      const { phone, password_hash: stored } = await confirmed(caller, password, address);
      const passwordHash = await hashOfNew(newPassword, phone, address);
      await sessions.ready();
      return db.transaction().execute(async (trx) => {
        // It may have been reset since it was checked: then this session has ended as every other.
        const isStillTheirs = await queries.hasStillPassword(trx, userId, stored);
        const user = isStillTheirs ? await lockSession(trx, sessionId, clock.now()) : undefined;
        if (user === undefined) throw new AppError('session.ended');
        await queries.setPassword(trx, phone, passwordHash);
        await deleteSessionsOf(trx, userId);
        const session = await sessions.begin(trx, user, { userAgent, before: undefined });
        await appendAudit(trx, { at: clock.now(), kind: 'password.changed', userId, sessionId: session.sessionId });
        return session;
      });
    },
    async confirm(caller, password, address) {
      await confirmed(caller, password, address);
    },
  };
}
