import { getMapTiles } from '@yantra/contract/calls';
import type { Streets } from '@yantra/map';
import { useScope } from '@yantra/state';
import { useEffect, useState } from 'react';

/** The operator's streets, once they are known; without an answer the maps stay as they are drawn. */
export function useStreets(): Streets | undefined {
  const { prefetch } = useScope();
  const [streets, setStreets] = useState<Streets>();
  useEffect(() => {
    let isWanted = true;
    prefetch(getMapTiles, {}, { isQuiet: true }).then(
      ({ kind, url, credit }) => isWanted && kind !== 'none' && setStreets({ kind, url, credit }),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [prefetch]);
  return streets;
}
