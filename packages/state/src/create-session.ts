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
/** After a failure of the line, in milliseconds. */
const againMs = 30_000;

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
  const settlers = new Set<(hasLoggedIn: boolean) => void>();

  const stored = () => {
    try {
      return dependencies.storage().getItem(accessTokenKey) ?? undefined;
    } catch {
      return current?.text;
    }
  };
  const store = (text: string | undefined) => {
    try {
      if (text === undefined) dependencies.storage().removeItem(accessTokenKey);
      else dependencies.storage().setItem(accessTokenKey, text);
    } catch {
      // Then the session lasts as long as the page.
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
        const text = await dependencies.renew();
        store(text);
        take(text, true);
      });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) forget(before);
      else plan(againMs);
    }
  }
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
      store(text);
      take(text, true);
    },
    async end() {
      const ending = dependencies.end().catch(() => undefined);
      store(undefined);
      take(undefined);
      await ending;
    },
    require() {
      if (current) return Promise.resolve(true);
      return new Promise((resolve) => {
        settlers.add(resolve);
        wanted.value ??= { settle };
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
