import { useEffect, useState, type ComponentType, type ReactElement } from 'react';

/**
 * A drawing that is fetched when it is first shown; `undefined` until it is there, and for ever where it cannot be fetched.
 *
 * @param load the same function at every render
 */
export function useLoaded(load: () => Promise<ComponentType>): ReactElement | undefined {
  const [drawn, setDrawn] = useState<ReactElement>();
  useEffect(() => {
    let isWanted = true;
    load().then(
      (Drawing) => isWanted && setDrawn(<Drawing />),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [load]);
  return drawn;
}
