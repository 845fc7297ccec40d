/* What the form needs of a browser, each a plain function so that tests put another in its place. */

/** 128 random bits; `crypto.randomUUID` is missing on pages without encryption. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export const isOnline = (): boolean => navigator.onLine;

export function onLineBack(act: () => void): () => void {
  addEventListener('online', act);
  return () => removeEventListener('online', act);
}
