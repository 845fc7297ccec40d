/* What the form needs of a browser, each a plain function so that tests put another in its place. */

/** 128 random bits; `crypto.randomUUID` is missing on pages without encryption. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export const isOnline = (): boolean => navigator.onLine;

export function later(act: () => void, ms: number): () => void {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
}

export function onLineBack(act: () => void): () => void {
  addEventListener('online', act);
  return () => removeEventListener('online', act);
}

const lockName = 'yantra.lead.outbox';

/** One tab at a time. Without Web Locks (a page without encryption) the idempotency key alone keeps it stored once. */
export async function withTabLock(act: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return act();
  await navigator.locks.request(lockName, { ifAvailable: true }, async (lock) => {
    if (lock) await act();
  });
}
