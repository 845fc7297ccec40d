import { type ComponentType, useEffect, useState } from 'react';
import type { ScreenProps } from '../kit/screen.ts';
import type { ScreenRoute } from '../screens/route.ts';

interface Loaded {
  /** Absent until its chunk is loaded. */
  readonly Screen?: ComponentType<ScreenProps>;
  /** Its chunk failed to load. */
  readonly hasFailed?: boolean;
}

/** The component of a screen: loading, loaded or failed; `attempt` counts the retries. */
export function useScreen(load: ScreenRoute['load'], arrived?: ComponentType<ScreenProps>) {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded>(arrived ? { Screen: arrived } : {});
  const isThere = loaded.Screen !== undefined;
  useEffect(() => {
    if (isThere) return;
    let isCancelled = false;
    const update = (next: Loaded) => {
      if (!isCancelled) setLoaded(next);
    };
    load().then(
      ({ Screen }) => update({ Screen }),
      () => update({ hasFailed: true }),
    );
    return () => {
      isCancelled = true;
    };
  }, [load, attempt, isThere]);
  const retry = () => {
    setLoaded({});
    setAttempt(attempt + 1);
  };
  return { ...loaded, attempt, retry };
}
