import { useEffect, useState, type ComponentType, type ReactElement } from 'react';

/**
 * Loads a component when it is first rendered; `undefined` until it has loaded, and for good where it cannot.
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
