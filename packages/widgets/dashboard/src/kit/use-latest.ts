import { useCallback, useInsertionEffect, useRef } from 'react';

/** A function that is always the same and does what the last rendering gave it: React's `useEffectEvent`, which 19.0 and 19.1 do not have. For effects. */
export function useLatest<Args extends unknown[]>(callback: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(callback);
  useInsertionEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
