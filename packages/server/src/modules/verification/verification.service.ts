import { timesADay, minuteMs } from '@yantra/domain';
import type { Selectable } from 'kysely';
import type { OtpSessionTable } from '../../database/types.ts';
import type { Db, DbAndClock } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Background } from '../../jobs/background.ts';
import { createKeyrings, type Key, type Keyrings } from '../../keys/keyring.ts';
import type { Limit, Limits } from '../../limits/limits.ts';
import type { Random } from '../../random.ts';
import type { SendMail } from '../mail/index.ts';
import type { Sms } from '../sms/index.ts';
import * as codes from './one-time-codes.ts';
import { createCodeSender, type OtpHandle, type OtpPurpose, type OtpRequest } from './send-code.ts';
import { createSendLimits } from './send-limits.ts';
import * as queries from './verification.queries.ts';

/** A verified code as the proof of a phone. */
export interface OtpGrant extends OtpHandle {
  /** Ten digits; for `changeEmail` the address. */
  readonly phone: string;
  readonly purpose: OtpPurpose;
  /** The account it changes; absent if nobody is logged in. */
  readonly userId?: string | undefined;
}

/** Verifies that a person holds a phone. */
export interface Verification {
  /**
   * Makes a code for a phone and sends it; the previous code of that phone and purpose becomes invalid. For `resetPassword` the message is sent after the
   * answer, so that nothing reveals whether there is one.
   * @throws AppError `otp.tooSoon`, `otp.tooMany`, `otp.tooManyHere`, `sms.failed`, `sms.usedUp`, `mail.failed`
   */
  send(request: OtpRequest): Promise<OtpHandle>;
  /** The same for sign-up, or an account's new phone, unless the phone has an account. @throws AppError also `phone.taken` */
  sendToNewPhone(request: Omit<OtpRequest, 'purpose' | 'reaches'>): Promise<OtpHandle>;
  /** Turns a session into a grant. @throws AppError `otp.wrong`, `otp.expired`, `otp.tooManyTries` */
  verify(input: OtpHandle & { readonly otp: string }): Promise<void>;
  /** Whether a grant is valid now: check it before expensive work. @throws AppError `grant.invalid` */
  assertGrant(grant: OtpGrant): Promise<void>;
  /**
   * Uses a grant within this transaction: a rollback undoes it. A grant for a new password also invalidates all other codes and grants for that.
   * @throws AppError `grant.invalid`
   */
  consume(trx: Db, grant: OtpGrant): Promise<void>;
}

export interface VerificationParts extends DbAndClock {
  readonly random: Random;
  readonly limits: Limits;
  readonly sms: Sms;
  /** Absent without mail. */
  readonly sendMail?: SendMail | undefined;
  /** The host in the message, which browsers read. */
  readonly siteHost: string;
  readonly background: Background;
  /** The database's own unless given. */
  readonly keys?: Keyrings | undefined;
}

const grantLastsMs = 10 * minuteMs;
/** Wrong codes of a phone and purpose, and when they expire: a new code gives no new attempts. */
const tries = { most: 5, forgottenAfterMs: 60 * minuteMs } as const;
/** Wrong codes of a phone for any purpose, whether or not right ones came between. */
export const wrongOfDay: Limit = { kind: 'otpWrong', most: timesADay.wrongCodes, withinMs: 24 * 60 * minuteMs };

export function createVerification(parts: VerificationParts): Verification {
  const { db, clock } = parts;
  const limits = createSendLimits(db, parts.limits);
  const ring = (parts.keys ?? createKeyrings(parts))('otp');
  const send = createCodeSender(parts, limits, ring);

  const findSession = async (id: string) => (codes.isId(id) ? queries.findSession(db, id) : undefined);

  return {
    send,
    async sendToNewPhone({ phone, address, userId, locale }) {
      // Before checking for an account, so that nobody can probe many phones.
      await limits.admit(address, phone);
      if (await queries.hasAccount(db, phone)) throw new AppError('phone.taken');
      const purpose = userId === undefined ? 'signUp' : 'changePhone';
      return send({ purpose, phone, address, userId, locale, reaches: true });
    },
    async verify({ id, securityStamp, otp }) {
      const { all } = await ring.keys();
      const phone = (await findSession(id))?.phone;
      const who = phone === undefined ? undefined : await parts.limits.whoIs(phone);
      // Thrown outside the transaction: the count is committed.
      const failure = await db.transaction().execute((trx) => tryCode(trx, { who, keys: all, id, securityStamp, otp }));
      if (failure !== undefined) throw failure;
    },
    async assertGrant(grant) {
      const session = await findSession(grant.id);
      if (!isGrant(session, grant, clock.now())) throw new AppError('grant.invalid');
    },
    async consume(trx, grant) {
      const now = clock.now();
      const sessions = await queries.lockSessionsOf(trx, grant);
      const session = sessions.find(({ id }) => id === grant.id.toLowerCase());
      if (!isGrant(session, grant, now)) throw new AppError('grant.invalid');
      const used = grant.purpose === 'resetPassword' ? sessions : [session];
      await queries.setConsumed(
        trx,
        used.map(({ id }) => id),
        now,
      );
    },
  };

  /** Checks a code; returns the reason if it fails. */
  async function tryCode(trx: Db, { who, keys, id, securityStamp, otp }: Try) {
    const now = clock.now();
    const session = await knownSession(trx, id, securityStamp);
    if (session === undefined || who === undefined) return new AppError('otp.expired');
    const { count, since } = await queries.lockFailures(trx, session, now, tries.forgottenAfterMs);
    if (count >= tries.most) {
      return tooManyTries(Math.ceil((since.getTime() + tries.forgottenAfterMs - now.getTime()) / 1000));
    }
    if (!(await isOpen(trx, session, now))) return new AppError('otp.expired');
    // Counted as wrong until proved right.
    const { retryAfterSeconds } = await parts.limits.hit(trx, wrongOfDay, who);
    if (retryAfterSeconds !== undefined) return tooManyTries(retryAfterSeconds);
    if (!keys.some(({ bytes }) => codes.isSameHash(session.code ?? '', codes.codeHash(bytes, id, otp)))) {
      await queries.addFailure(trx, session);
      return new AppError('otp.wrong');
    }
    await parts.limits.cancel(trx, wrongOfDay, who, now);
    await queries.forgetFailures(trx, session);
    await queries.setVerified(trx, id, now);
    return undefined;
  }
}

/** An attempt with a code. */
interface Try extends OtpHandle {
  /** The phone's name in the limits; absent without such a session. */
  readonly who: string | undefined;
  readonly keys: readonly Key[];
  readonly otp: string;
}

type StoredSession = Selectable<OtpSessionTable>;

const tooManyTries = (seconds: number): AppError =>
  new AppError('otp.tooManyTries', undefined, { retryAfterSeconds: Math.max(1, seconds) });

async function isOpen(trx: Db, session: StoredSession, now: Date): Promise<boolean> {
  const isUsed = session.verified_at !== null || session.consumed_at !== null || session.code === null;
  return !isUsed && session.expires_at > now && (await queries.isNewest(trx, session));
}

function isGrant(session: StoredSession | undefined, grant: OtpGrant, now: Date): session is StoredSession {
  return (
    session !== undefined &&
    session.verified_at !== null &&
    session.consumed_at === null &&
    now.getTime() < session.verified_at.getTime() + grantLastsMs &&
    session.phone === grant.phone &&
    session.purpose === grant.purpose &&
    session.user_id === (grant.userId ?? null) &&
    codes.isSameHash(codes.stampHash(grant.securityStamp), session.stamp)
  );
}

/** The session of both handles, locked until the transaction ends. With a wrong stamp there is none. */
async function knownSession(trx: Db, id: string, securityStamp: string) {
  if (!codes.isId(id)) return undefined;
  const session = await queries.lockSession(trx, id);
  const isKnown = codes.isSameHash(codes.stampHash(securityStamp), session?.stamp ?? codes.stampHash(''));
  return isKnown ? session : undefined;
}
