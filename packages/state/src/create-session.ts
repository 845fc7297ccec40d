import { signal } from '@preact/signals-react';
import { ApiError } from '@yantra/client';
import { type AccessToken, readAccessToken } from './access-token.ts';
import type { LogInWish, Session } from './session.ts';

/** Where browsers keep the access token (public-area.md §4). */
export const accessTokenKey = 'accessToken';

export interface SessionDependencies {
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Asks the server for a new access token; the session itself stands in a cookie. @throws {ApiError} */
  readonly renew: () => Promise<string>;
  /** Ends the session on the server. */
  readonly end: () => Promise<unknown>;
  /** Takes away what else the browser keeps of somebody who has logged out themselves. A session that merely ended takes nothing from them. */
  readonly leave?: (userId: string) => void;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Calls back once after so many milliseconds. Returns how to call it off. */
  readonly later: (act: () => void, ms: number) => () => void;
  /** Runs the task while no other tab of this origin runs one. */
  readonly alone: <T>(task: () => Promise<T>) => Promise<T>;
  /** Calls back when another tab has changed what is stored, and when this one comes back to the eye. Returns how to stop. */
  readonly watch: (look: () => void) => () => void;
}

/** A session that begins to live in the browser with `start`: until then nobody is logged in, as the server has rendered it. */
export interface LiveSession extends Session {
  /** Reads what is kept and follows it. Returns how to stop. */
  readonly start: () => () => void;
  /** Resolves when the token is fit for a call, or cannot be made so. */
  readonly ready: () => Promise<void>;
  /**
   * The server has refused the token.
   * @returns whether there is a new one, so that the call is worth repeating
   */
  readonly refused: (token: string | undefined) => Promise<boolean>;
}

/** A token is renewed when this share of its life is over. */
const renewAt = 0.8;
/** Less than this left is as good as nothing, in milliseconds. */
const marginMs = 5000;
/** After failures of the line, one after the other, in milliseconds: soon, for an answer may be lost whose session the server has turned on. */
const againMs = [2000, 5000, 10_000, 30_000] as const;
/** That somebody has logged out while the server could not be told. */
export const logOutKey = 'yantra.session.end';

/** The session of a browser. Every tab has one; what they share is the storage and the cookie. */
export function createSession(dependencies: SessionDependencies): LiveSession {
  const { now, later, alone } = dependencies;
  const user = signal<AccessToken['user'] | undefined>(undefined);
  const wanted = signal<LogInWish | undefined>(undefined);
  let current: AccessToken | undefined;
  /** How far this device's clock is ahead of the server's, as far as it is known: clocks of cheap phones are hours off. */
  let aheadMs = 0;
  let renewing: Promise<void> | undefined;
  let callOff = () => undefined as void;
  let failures = 0;
  /** Whether the storage keeps the token: one that is full or forbidden does not, and the session then lasts as long as the page. */
  let isKept = true;
  /** Grows with each log-in and log-out here: what was asked for before is then news of the past. */
  let generation = 0;
  const settlers = new Set<(hasLoggedIn: boolean) => void>();

  const stored = () => {
    if (!isKept) return current?.text;
    try {
      return dependencies.storage().getItem(accessTokenKey) ?? undefined;
    } catch {
      return current?.text;
    }
  };
  const store = (text: string | undefined) => {
    try {
      const storage = dependencies.storage();
      if (text === undefined) storage.removeItem(accessTokenKey);
      else storage.setItem(accessTokenKey, text);
      isKept = (storage.getItem(accessTokenKey) ?? undefined) === text;
    } catch {
      isKept = false;
    }
  };
  const leftMs = (token: AccessToken) => token.expiresAt - (now() - aheadMs);

  function take(text: string | undefined, isNew = false): void {
    if (text !== current?.text) {
      current = text === undefined ? undefined : readAccessToken(text);
      if (current && isNew) aheadMs = now() - current.issuedAt;
      const known = user.peek();
      const next = current?.user;
      if (JSON.stringify(known) !== JSON.stringify(next)) user.value = next;
    }
    plan();
    if (current) settle(true);
  }
  function plan(inMs?: number): void {
    callOff();
    if (!current) return;
    const lifeMs = current.expiresAt - current.issuedAt;
    callOff = later(() => void renewed(), inMs ?? Math.max(0, leftMs(current) - lifeMs * (1 - renewAt)));
  }
  function settle(hasLoggedIn: boolean): void {
    wanted.value = undefined;
    for (const resolve of settlers) resolve(hasLoggedIn);
    settlers.clear();
  }

  /** Renews the token unless another tab has done so; one at a time in all tabs. Never rejects. */
  const renewed = () => (renewing ??= renewOnce().finally(() => (renewing = undefined)));
  async function renewOnce(): Promise<void> {
    const before = current?.text;
    try {
      await alone(async () => {
        const there = stored();
        if (there !== before) return take(there);
        if (there === undefined) return;
        const asked = generation;
        const text = await dependencies.renew();
        // Logged out, or in as somebody else, while the answer was on its way: here or in another tab.
        if (asked !== generation || stored() !== before) return take(stored());
        // A cookie that another site of the domain has slipped in renews another's session.
        if (readAccessToken(text)?.user.id !== current?.user.id) return forget(before);
        failures = 0;
        store(text);
        take(text, true);
      });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) forget(before);
      else plan(againMs[Math.min(failures++, againMs.length - 1)]);
    }
  }
  /** Marks that the server does not know of a log-out yet, or that it does. */
  function markLogOut(isPending: boolean): void {
    try {
      if (isPending) dependencies.storage().setItem(logOutKey, '1');
      else dependencies.storage().removeItem(logOutKey);
    } catch {
      // Then the session ends on the server by its age.
    }
  }
  function isLogOutPending(): boolean {
    try {
      return dependencies.storage().getItem(logOutKey) !== null;
    } catch {
      return false;
    }
  }
  const endThere = () =>
    dependencies.end().then(
      () => markLogOut(false),
      () => undefined,
    );
  function forget(text: string | undefined): void {
    if (stored() !== text) return take(stored());
    store(undefined);
    take(undefined);
  }

  return {
    isHere: true,
    user,
    wanted,
    token: () => current?.text,
    begin(text) {
      generation += 1;
      markLogOut(false);
      store(text);
      take(text, true);
    },
    async end() {
      generation += 1;
      markLogOut(true);
      // Asked before the token is gone; the cookie alone would do too.
      const ending = endThere();
      if (current) dependencies.leave?.(current.user.id);
      store(undefined);
      take(undefined);
      await ending;
    },
    require() {
      if (current) return Promise.resolve(true);
      return new Promise((resolve) => {
        settlers.add(resolve);
        const wish: LogInWish = {
          // Of one that is over, nothing is settled: a newer one may have taken its place.
          settle: (hasLoggedIn) => wanted.peek() === wish && settle(hasLoggedIn),
        };
        wanted.value ??= wish;
      });
    },
    async ready() {
      if (renewing) await renewing;
      else if (current && leftMs(current) < marginMs) await renewed();
    },
    async refused(text) {
      // Somebody else may have had a new one meanwhile.
      if (text === current?.text && text !== undefined) await renewed();
      return current !== undefined && current.text !== text;
    },
    start() {
      const look = () => {
        take(stored());
        if (!current && isLogOutPending()) void endThere();
        if (current && leftMs(current) < marginMs) void renewed();
      };
      look();
      const unwatch = dependencies.watch(look);
      return () => {
        unwatch();
        callOff();
      };
    },
  };
}
