import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogInRequest } from './session.ts';

/** Actions that wait for a log-in: the page is asked once for all of them. */
export interface LogInRequests {
  readonly wanted: ReadonlySignal<LogInRequest | undefined>;
  /** Asks the page to have the person log in. @returns whether they did */
  ask(): Promise<boolean>;
  /** Answers all that wait. */
  settle(hasLoggedIn: boolean): void;
}

export function createLogInRequests(): LogInRequests {
  const wanted = signal<LogInRequest | undefined>(undefined);
  const waiting = new Set<(hasLoggedIn: boolean) => void>();
  const settle = (hasLoggedIn: boolean) => {
    wanted.value = undefined;
    for (const resolve of waiting) resolve(hasLoggedIn);
    waiting.clear();
  };
  return {
    wanted,
    settle,
    ask: () =>
      new Promise((resolve) => {
        waiting.add(resolve);
        const request: LogInRequest = {
          // A settled request does nothing: a newer one may have replaced it.
          settle: (hasLoggedIn) => wanted.peek() === request && settle(hasLoggedIn),
        };
        wanted.value ??= request;
      }),
  };
}
