import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogInRequest } from './session.ts';

/** What waits for somebody to log in: however many wait, the page is asked once. */
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
          // Of one that is over, nothing is settled: a newer one may have taken its place.
          settle: (hasLoggedIn) => wanted.peek() === request && settle(hasLoggedIn),
        };
        wanted.value ??= request;
      }),
  };
}
