import { useSyncExternalStore } from 'react';
import { usePages } from '../../navigation.tsx';

/** Stands for the marketplace in texts. */
export const exampleOrigin = 'https://yantra.example';

const never = () => () => undefined;

/** Where this marketplace is, so that what is copied works; as the server knew it until the browser has taken the page over. */
export function useOrigin(): string {
  const { origin } = usePages();
  return useSyncExternalStore(
    never,
    () => location.origin,
    () => origin,
  );
}
