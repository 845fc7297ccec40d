import { later } from '@yantra/state';
import { useEffect } from 'react';
import { useLatest } from '../use-latest.ts';

const everyMs = 60_000;

/** Loads again each minute while the page is in sight, and when it comes into sight: others act meanwhile. */
export function useRefreshed(reload: () => void): void {
  const refresh = useLatest(reload);
  useEffect(() => {
    let cancel: (() => void) | undefined;
    const wait = () => {
      cancel = later(() => {
        if (document.visibilityState === 'visible') refresh();
        wait();
      }, everyMs);
    };
    const look = () => document.visibilityState === 'visible' && refresh();
    wait();
    document.addEventListener('visibilitychange', look);
    return () => {
      cancel?.();
      document.removeEventListener('visibilitychange', look);
    };
  }, [refresh]);
}
