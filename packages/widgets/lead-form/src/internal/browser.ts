/* Browser functions that the form uses, each a plain function so that tests can replace it. */

/** 128 random bits; `crypto.randomUUID` is missing on pages without https. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export const isOnline = (): boolean => navigator.onLine;

export function onLineBack(act: () => void): () => void {
  addEventListener('online', act);
  return () => removeEventListener('online', act);
}
