import { randomUUID } from 'node:crypto';
import type { Session } from '@yantra/contract/calls';
import { retention, spanMs } from '@yantra/domain';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import type { Reader } from '../../http/pages.ts';
import { createKeyrings, type Keyrings } from '../../keys/keyring.ts';
import { appendAudit } from '../audit/index.ts';
import { accessTokenSeconds, type TokenUser } from './access-token.ts';
import { deviceName } from './device-name.ts';
import { createReaders } from './readers.ts';
import { readRefreshToken } from './refresh-token.ts';
import { createSessionKeys, type SessionTokens } from './session-keys.ts';
import * as queries from './sessions.queries.ts';

export interface SessionsParts {
  readonly db: Db;
  readonly clock: Clock;
  /** The database's own unless given. */
  readonly keys?: Keyrings | undefined;
}

/** A session begun within a transaction; its tokens are valid after the commit. */
export interface BegunSession extends SessionTokens {
  readonly sessionId: string;
}

/** Log-in sessions. */
export interface Sessions {
  /** The person of an access token; `undefined` if it is forged or its session is over. */
  readonly identify: (accessToken: string) => Promise<Caller | undefined>;
  /** The person of a page token; `undefined` if its session is over. */
  readonly readerOf: (pageToken: string) => Promise<Reader | undefined>;
  /** Await it before a transaction that begins a session, as it may read the keys. */
  readonly ready: () => Promise<unknown>;
  /** Begins a session. The browser's previous one, by its refresh token, ends. */
  begin(trx: Db, user: Omit<TokenUser, 'rights'>, from: SessionOrigin): Promise<BegunSession>;
  /** New tokens for old. @throws AppError `session.ended`, whose `why` is expired, password, phone, elsewhere, deleted, blocked or support */
  refresh(token: string): Promise<SessionTokens>;
  /** Ends these sessions; those already over are not an error. */
  logOut(of: { readonly refreshToken?: string | undefined; readonly sessionId?: string | undefined }): Promise<void>;
  logOutEverywhere(caller: Caller): Promise<void>;
  /** Ends one of the caller's own sessions; others are silently ignored. */
  endOne(caller: Caller, sessionId: string): Promise<void>;
  list(caller: Caller): Promise<Session[]>;
}

/** Where a session begins. */
export interface SessionOrigin {
  readonly userAgent: string | undefined;
  /** The refresh token that the browser sent. */
  readonly before: string | undefined;
}

/** How long sessions last. */
export const sessionLimits = {
  /** Since a session was last refreshed. */
  idleMs: spanMs(retention.idleSessions),
  /** Since its log-in. */
  wholeMs: spanMs(retention.sessions),
  /**
   * How long the previous token still gets the current one: other tabs may have sent it, and answers get lost. As long as an access token, since a browser with
   * a lost answer may not ask earlier.
   */
  graceMs: accessTokenSeconds * 1000,
  /** A user's most sessions; one more ends the least recently used. */
  most: 50,
} as const;

export function createSessions({ db, clock, keys: named = createKeyrings({ db, clock }) }: SessionsParts): Sessions {
  const { keys, keysAtHand, tokensFor } = createSessionKeys(named, clock);
  const expiry = (startedAt: Date): Date =>
    new Date(Math.min(clock.now().getTime() + sessionLimits.idleMs, startedAt.getTime() + sessionLimits.wholeMs));

  /** Renews the session of a refresh token; undefined if it has ended, or ends now, because somebody else used the token. */
  async function turned(trx: Db, facts: { readonly sessionId: string; readonly rotation: number }) {
    const { sessionId } = facts;
    const now = clock.now();
    const session = await queries.lockSession(trx, sessionId, now);
    if (session === undefined) return undefined;
    const { rotation } = session;
    if (facts.rotation === rotation) {
      const expires_at = expiry(session.started_at);
      const next = { rotation: rotation + 1, rotated_at: now, last_used_at: now, expires_at };
      await queries.renewSession(trx, sessionId, next);
      return { ...session, ...next };
    }
    const isRecent = now.getTime() - session.rotated_at.getTime() <= sessionLimits.graceMs;
    if (facts.rotation === rotation - 1 && isRecent) return session;
    // Somebody else has used this token: neither holder may continue.
    await end(trx, [sessionId], 'refresh.reused', clock.now(), 'elsewhere');
    return undefined;
  }

  return {
    ready: keys,
    ...createReaders(db, clock, keys),
    async begin(trx, user, { userAgent, before }) {
      const now = clock.now();
      const sessionId = randomUUID();
      const expires = expiry(now);
      const session = { id: sessionId, user_id: user.id, device: deviceName(userAgent), expires_at: expires };
      await queries.addSession(trx, session, now);
      const old = before === undefined ? undefined : readRefreshToken((await keysAtHand()).refresh.all, before);
      if (old !== undefined) await end(trx, [old.sessionId], 'logout', clock.now());
      await end(
        trx,
        await queries.sessionsBeyond(trx, user.id, sessionLimits.most),
        'logout',
        clock.now(),
        'elsewhere',
      );
      return { sessionId, ...(await tokensFor(await queries.withRights(trx, user), sessionId, 0, expires)) };
    },
    async refresh(token) {
      const facts = readRefreshToken((await keys()).refresh.all, token);
      if (facts === undefined) throw new AppError('session.ended');
      const { sessionId } = facts;
      const found = await db.transaction().execute((trx) => turned(trx, facts));
      // Thrown outside the transaction, so that the session's end is committed.
      if (found === undefined) {
        const why = (await queries.whyEnded(db, sessionId)) ?? 'expired';
        throw new AppError('session.ended', undefined, { params: { why } });
      }
      return tokensFor(found, sessionId, found.rotation, found.expires_at);
    },
    async logOut({ refreshToken: token, sessionId }) {
      const named = token === undefined ? undefined : readRefreshToken((await keys()).refresh.all, token)?.sessionId;
      const ids = [named, sessionId].filter((id) => id !== undefined);
      await db.transaction().execute((trx) => end(trx, ids, 'logout', clock.now()));
    },
    async logOutEverywhere({ userId, sessionId }) {
      await db.transaction().execute(async (trx) => {
        await queries.deleteSessionsOf(trx, userId, 'elsewhere', clock.now());
        await appendAudit(trx, { at: clock.now(), kind: 'logout.everywhere', userId, sessionId });
      });
    },
    async endOne({ userId }, sessionId) {
      await db.transaction().execute(async (trx) => {
        const ended = await queries.deleteSessionOf(trx, userId, sessionId, clock.now());
        if (ended) await appendAudit(trx, { at: clock.now(), kind: 'logout', userId, sessionId });
      });
    },
    async list(caller) {
      const rows = await queries.sessionsOf(db, caller.userId, clock.now());
      return rows.map((row) => shownSession(row, caller.sessionId));
    },
  };
}

/** @param why absent if the browser ends it itself */
async function end(
  trx: Db,
  ids: readonly string[],
  kind: 'logout' | 'refresh.reused',
  at: Date,
  why?: queries.WhyEnded,
): Promise<void> {
  if (ids.length === 0) return;
  for (const { id, user_id } of await queries.deleteSessions(trx, ids, why, at)) {
    await appendAudit(trx, { at, kind, userId: user_id, sessionId: id });
  }
}

/** A session as it is shown. @param currentId of who looks at it */
export const shownSession = (
  { id, device, started_at, last_used_at }: Awaited<ReturnType<typeof queries.sessionsOf>>[number],
  currentId: string,
): Session => ({
  id,
  device,
  startedAt: started_at.toISOString(),
  lastUsedAt: last_used_at.toISOString(),
  isCurrent: id === currentId,
});
