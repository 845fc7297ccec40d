import type { Scope } from '@yantra/state';
import { outboxOf } from './internal/outbox-of.ts';

/** Sends the requirements that an earlier visit has kept, now or when the line is back: for pages without the form. */
export function sendKept(scope: Scope): void {
  // Called off at once, it ends by itself when nothing waits any more.
  outboxOf(scope).start()();
}
