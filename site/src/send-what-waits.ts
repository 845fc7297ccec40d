import type { Scope } from '@yantra/state';

/** Where the lead form keeps what could not be sent; with another version of it nothing is found, and the form itself sends. */
const outboxKey = 'yantra.lead.outbox.1';

/** Sends the requirements that wait since an earlier page or visit. Its code comes only when something waits. */
export function sendWhatWaits(scope: Scope): void {
  try {
    if (localStorage.getItem(outboxKey) === null) return;
  } catch {
    // Storage may be forbidden; then nothing was kept either.
    return;
  }
  import('@yantra/lead-form/send-kept').then(
    ({ sendKept }) => sendKept(scope),
    // Without a line its code cannot come; the next page tries again.
    () => undefined,
  );
}
