import { useScope } from '@yantra/state';
import { useEffect, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether this is a page of the marketplace, where somebody can be logged in. Undefined until checked in the browser. */
export function useIsHere(): boolean | undefined {
  const { siteUrl, session } = useScope();
  const ask = () => session.isHere && new URL(siteUrl || '/', location.href).origin === location.origin;
  const isHere = useSyncExternalStore(never, ask, () => undefined);
  useEffect(() => {
    if (isHere === false) console.warn('Yantra: notifications are shown only on the marketplace’s own pages.');
  }, [isHere]);
  return isHere;
}
