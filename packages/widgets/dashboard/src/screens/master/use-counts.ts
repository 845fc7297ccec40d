import { getMasterDataUse, type OutputOf } from '@yantra/contract/calls';
import { dataOf } from '@yantra/state';
import { useMemo } from 'react';
import { useRemote } from '../../kit/use-remote.ts';

/** How many machines a row has. */
export type Use = OutputOf<typeof getMasterDataUse>['types'][number];

/** The rows that something is of, by id; undefined until known. */
export type Uses = ReadonlyMap<number, Use> | undefined;

const nothing = {};

/** How many machines each row of a master list has. */
export function useCounts(kind: 'types' | 'categories'): { readonly uses: Uses; readonly reload: () => void } {
  const { remote, reload } = useRemote(getMasterDataUse, nothing, true);
  const known = dataOf(remote);
  const uses = useMemo(() => known && new Map(known[kind].map((use) => [use.id, use])), [known, kind]);
  return { uses, reload };
}
