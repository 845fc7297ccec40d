import { useSyncExternalStore } from 'react';
import { usePages } from '../../navigation.tsx';

/** Stands for the marketplace in texts. */
export const exampleOrigin = 'https://yantra.example';

const never = () => () => undefined;

/** This marketplace's origin, so that copied code works; as known to the server until hydration. */
export function useOrigin(): string {
  const { origin } = usePages();
  return useSyncExternalStore(
    never,
    () => location.origin,
    () => origin,
  );
}
