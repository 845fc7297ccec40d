import type { InputOf, logIn } from '@yantra/contract/calls';
import { dayInIndia } from '@yantra/domain';
import type { DbAndClock } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import { appendAudit } from '../audit/index.ts';
import { deviceName, type SessionOrigin, type Sessions, type SessionTokens } from '../sessions/index.ts';
import * as queries from './accounts.queries.ts';
import type { BackOff, CountedAttempt } from './back-off.ts';
import { noteDevice } from './known-devices.ts';
import type { Passwords } from './passwords.ts';

type FoundAccount = NonNullable<Awaited<ReturnType<typeof queries.findAccount>>>;

/** Rolls back a session that was about to begin. */
const accountHasChanged = new Error('The password has changed, or the account was blocked.');

interface LogInParts extends DbAndClock {
  readonly sessions: Sessions;
  readonly passwords: Passwords;
}

type LogIn = (input: InputOf<typeof logIn>, address: string, from: SessionOrigin) => Promise<SessionTokens>;

/** Begins a session for the right password, however many try at once. */
export function createLogIn({ db, clock, sessions, passwords }: LogInParts, backOff: BackOff): LogIn {
  /** The hash to store after a log-in: a current one, if the account's is outdated and there is time to make it. */
  async function renewed(stored: string, password: string): Promise<string> {
    if (!passwords.isOutdated(stored)) return stored;
    return passwords.hash(password).catch(() => stored);
  }

  /* Each case is one statement that writes one row, so that both take equally long, and the shared row of unknown phones is not locked. */
  async function told(userId: string | undefined): Promise<void> {
    const now = clock.now();
    if (userId === undefined) await queries.countUnknown(db, dayInIndia(now));
    else await appendAudit(db, { at: now, kind: 'login.failed', userId });
  }

  async function lookedAt(phone: string, password: string) {
    const account = await queries.findAccount(db, phone);
    return { account, isRight: await passwords.verify(account?.password_hash, password) };
  }

  /** Says that an account is blocked, to nobody but who knows its password. */
  async function refuseBlocked({ id, blocked_at }: FoundAccount, begun: CountedAttempt): Promise<void> {
    if (blocked_at === null) return;
    await backOff.withdraw(begun);
    await told(id);
    throw new AppError('account.blocked');
  }

  /** Begins the session after the right password. @returns undefined if the account has another by now, or is blocked; nothing is left behind */
  async function beginWith(account: FoundAccount, password: string, begun: CountedAttempt, from: SessionOrigin) {
    const { id, phone, password_hash: stored } = account;
    const fresh = await renewed(stored, password);
    await sessions.ready();
    const work = db.transaction().execute(async (trx) => {
      // It may have been reset since it was checked: then every session has ended, and this one must not begin.
      if (!(await queries.hasStillPassword(trx, id, stored))) throw accountHasChanged;
      if (fresh !== stored) await queries.setPassword(trx, phone, fresh);
      const session = await sessions.begin(trx, account, from);
      const at = clock.now();
      await appendAudit(trx, { at, kind: 'login.succeeded', userId: id, sessionId: session.sessionId });
      await noteDevice(trx, { userId: id, sessionId: session.sessionId, device: deviceName(from.userAgent), at });
      return session;
    });
    const session = await work.catch((error: unknown) => {
      if (error === accountHasChanged) return undefined;
      throw error;
    });
    // Outside the transaction: its rows are shared by everybody at that address.
    if (session) await backOff.succeeded(begun);
    return session;
  }

  return async ({ userName, password }, address, from) => {
    passwords.assertRoom();
    const attempt = await backOff.nameOf(userName, address);
    const begun = await backOff.begin(attempt);
    if ('retryAfterSeconds' in begun) throw new AppError('login.tooMany', undefined, begun);
    const { account, isRight } = await lookedAt(userName, password).catch(async (error: unknown) => {
      // Others may have come while the attempt was counted: no password was checked, and the person did nothing wrong.
      await backOff.withdraw(begun);
      throw error;
    });
    if (account === undefined || !isRight) {
      await told(account?.id);
      throw new AppError('login.wrong');
    }
    await refuseBlocked(account, begun);
    const first = await beginWith(account, password, begun, from);
    if (first) return first;
    // Another log-in has renewed the hash meanwhile, or a reset has set another password: the current one decides.
    const again = await lookedAt(userName, password);
    if (again.account && again.isRight) await refuseBlocked(again.account, begun);
    const second = again.account && again.isRight && (await beginWith(again.account, password, begun, from));
    if (second) return second;
    throw new AppError('login.wrong');
  };
}
