import type { Scope } from '@yantra/state';
import { outboxOf } from './internal/outbox-of.ts';

/** Sends the requirements kept by an earlier visit, now or when the connection is back: for pages without the form. */
export function sendKept(scope: Scope): void {
  // Stopped at once, it ends by itself when nothing waits any more.
  outboxOf(scope).start()();
}
