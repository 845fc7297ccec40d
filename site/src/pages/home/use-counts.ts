import { getCounts } from '@yantra/contract/calls';
import { type Scope, dataOf } from '@yantra/state';
import { useMemo } from 'react';
import { countsAround, countsAsked } from './counts.ts';

/** How much there is to hire, once it is known; what a page does not know it does not say, nor that it asked in vain. Reads signals. */
export function useCounts(scope: Scope) {
  const counts = useMemo(() => scope.resource(getCounts, () => countsAsked, { isQuiet: true }), [scope]);
  return dataOf(counts.remote.value);
}

/** How many machines stand around the chosen city, once it is known. Reads signals. */
export function useCountAround(scope: Scope) {
  const counts = useMemo(
    () => scope.resource(getCounts, () => countsAround(scope.city.value), { isQuiet: true }),
    [scope],
  );
  return dataOf(counts.remote.value)?.around;
}
