/* Browser functions, each a plain one so that tests can replace it. */
import { useSyncExternalStore } from 'react';

/** 128 random bits; `crypto.randomUUID` is missing on pages without https. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export const isOnline = (): boolean => navigator.onLine;

function follow(act: () => void): () => void {
  addEventListener('online', act);
  addEventListener('offline', act);
  return () => {
    removeEventListener('online', act);
    removeEventListener('offline', act);
  };
}

/** Whether there is a connection; the server takes it that there is. */
export const useOnline = (): boolean => useSyncExternalStore(follow, isOnline, () => true);
