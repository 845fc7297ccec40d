import { type ReadonlySignal, type Signal, signal } from '@preact/signals-react';
import { ApiError } from '@yantra/client';
import { type AccessToken, readAccessToken } from './access-token.ts';
import { type TokenStorage, createKeptToken } from './kept-token.ts';
import { createLogInRequests } from './log-in-requests.ts';
import type { Session } from './session.ts';

export interface SessionDependencies {
  readonly storage: TokenStorage;
  /** Asks the server for a new access token; the session itself is in a cookie. @throws {ApiError} */
  readonly renew: () => Promise<string>;
  /** Ends the session on the server. */
  readonly end: () => Promise<unknown>;
  /** Removes what else the browser keeps of a person who logs out. A session that merely ended removes nothing. */
  readonly leave?: (userId: string) => void;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Calls back once after so many milliseconds. Returns how to cancel it. */
  readonly later: (act: () => void, ms: number) => () => void;
  /** Runs the task while no other tab of this origin runs one. */
  readonly withTabLock: <T>(task: () => Promise<T>) => Promise<T>;
  /** Calls back when another tab changes the storage, and when this tab becomes visible again. Returns how to stop. */
  readonly watch: (look: () => void) => () => void;
}

/** A session that starts in the browser with `start`: until then nobody is logged in, as the server rendered it. */
export interface LiveSession extends Session {
  /** Reads the stored session and follows it. Returns how to stop. */
  readonly start: () => () => void;
  /** Resolves when the token is valid for a call, or cannot be renewed. */
  readonly ready: () => Promise<void>;
  /**
   * The server refused the token.
   * @returns whether there is a new one, so that the call should be repeated
   */
  readonly refused: (token: string | undefined) => Promise<boolean>;
}

/** A token is renewed after this share of its life. */
const renewAt = 0.8;
/** A token with less left counts as expired, in milliseconds. */
const marginMs = 5000;
/** Delays after failures of the line, in milliseconds. The first is short: the server may have renewed the session in an answer that was lost. */
const retryDelaysMs = [2000, 5000, 10_000, 30_000] as const;

/** A browser's session. Every tab has one; they share the storage and the cookie. */
export function createSession(dependencies: SessionDependencies): LiveSession {
  const kept = createKeptToken(dependencies.storage);
  const requests = createLogInRequests();
  const tokens = createTokens(dependencies.now, () => requests.settle(true));
  const endedBy = signal<string | undefined>(undefined);
  const renewal = createRenewal(dependencies, kept, tokens, endedBy);
  const endOnServer = () =>
    dependencies.end().then(
      () => kept.markLogOut(false),
      () => undefined,
    );
  return {
    isHere: true,
    user: tokens.user,
    wanted: requests.wanted,
    endedBy,
    token: () => tokens.current()?.text,
    begin(text) {
      kept.markLogOut(false);
      renewal.replace(text);
    },
    async end() {
      kept.markLogOut(true);
      // Called while the token is still there; the cookie alone would do too.
      const ending = endOnServer();
      const leaving = tokens.current();
      if (leaving) dependencies.leave?.(leaving.user.id);
      renewal.replace(undefined);
      await ending;
    },
    // A renewal under way may have been requested earlier.
    renew: () => renewal.ready().then(renewal.renew),
    require: () => (tokens.current() ? Promise.resolve(true) : requests.ask()),
    ready: () => renewal.ready(),
    async refused(text) {
      // Another tab may have renewed it meanwhile.
      if (text === tokens.current()?.text && text !== undefined) await renewal.renew();
      const current = tokens.current();
      return current !== undefined && current.text !== text;
    },
    start() {
      const look = () => {
        renewal.follow();
        if (!tokens.current() && kept.isLogOutPending()) void endOnServer();
        void renewal.ready();
      };
      look();
      const unwatch = dependencies.watch(look);
      return () => {
        unwatch();
        renewal.cancel();
      };
    },
  };
}

/** This page's token, its person, and how long it lasts. */
interface Tokens {
  readonly user: ReadonlySignal<AccessToken['user'] | undefined>;
  readonly current: () => AccessToken | undefined;
  /** @param isNew just issued, so that it shows the server's clock */
  readonly take: (text: string | undefined, isNew: boolean) => void;
  /** Milliseconds; 0 or less if it has expired. */
  readonly leftMs: (token: AccessToken) => number;
}

function createTokens(now: () => number, onLoggedIn: () => void): Tokens {
  const user = signal<AccessToken['user'] | undefined>(undefined);
  let current: AccessToken | undefined;
  /** How far this device's clock is ahead of the server's, if known: clocks of cheap phones are hours off. */
  let clockSkewMs = 0;
  return {
    user,
    current: () => current,
    take(text, isNew) {
      if (text !== current?.text) {
        current = text === undefined ? undefined : readAccessToken(text);
        if (current && isNew) clockSkewMs = now() - current.issuedAt;
        const next = current?.user;
        if (JSON.stringify(user.peek()) !== JSON.stringify(next)) user.value = next;
      }
      if (current) onLoggedIn();
    },
    leftMs: (token) => token.expiresAt - (now() - clockSkewMs),
  };
}

/** Keeps the token valid, one tab at a time. */
function createRenewal(
  { renew: fresh, later, withTabLock }: SessionDependencies,
  kept: ReturnType<typeof createKeptToken>,
  tokens: Tokens,
  endedBy: Signal<string | undefined>,
) {
  let renewing: Promise<void> | undefined;
  let cancel = () => undefined as void;
  let failures = 0;
  /** Grows with each log-in and log-out here: older answers are then ignored. */
  let generation = 0;

  function plan(inMs?: number): void {
    cancel();
    const token = tokens.current();
    if (!token) return;
    const lifeMs = token.expiresAt - token.issuedAt;
    cancel = later(() => void renew(), inMs ?? Math.max(0, tokens.leftMs(token) - lifeMs * (1 - renewAt)));
  }
  function take(text: string | undefined, isNew = false): void {
    tokens.take(text, isNew);
    plan();
  }
  const follow = () => take(kept.read());
  function forget(text: string | undefined): void {
    if (kept.read() === text) kept.write(undefined);
    follow();
  }
  async function renewOnce(): Promise<void> {
    const before = tokens.current()?.text;
    try {
      await withTabLock(async () => {
        const there = kept.read();
        if (there !== before) return take(there);
        if (there === undefined) return;
        const asked = generation;
        const text = await fresh();
        // Logged out, or in as somebody else, meanwhile: here or in another tab.
        if (asked !== generation || kept.read() !== before) return follow();
        // A cookie set by another site of the domain would renew somebody else's session.
        if (readAccessToken(text)?.user.id !== tokens.current()?.user.id) return forget(before);
        failures = 0;
        kept.write(text);
        take(text, true);
      });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) {
        endedBy.value = error.details.params?.['why'] as string | undefined;
        forget(before);
      } else plan(retryDelaysMs[Math.min(failures++, retryDelaysMs.length - 1)]);
    }
  }
  /** Renews the token unless another tab has done so; one at a time in all tabs. Never rejects. */
  const renew = () => (renewing ??= renewOnce().finally(() => (renewing = undefined)));
  return {
    renew,
    follow,
    cancel: () => cancel(),
    /** A renewal of the previous token is ignored. */
    replace(text: string | undefined): void {
      generation += 1;
      endedBy.value = undefined;
      kept.write(text);
      take(text, text !== undefined);
    },
    /** Resolves when the token is valid for a call, or cannot be renewed. */
    async ready(): Promise<void> {
      if (renewing) return renewing;
      const token = tokens.current();
      if (token && tokens.leftMs(token) < marginMs) await renew();
    },
  };
}
