import { type Remote, dataOf } from '@yantra/state';
import { useEffect } from 'react';
import type { ScreenProps } from './screen.ts';

export const pageCountOf = (total: number, pageSize: number): number => Math.ceil(total / pageSize);

interface RequestedPage extends Pick<ScreenProps, 'navigate'> {
  readonly page: number;
  readonly pageSize: number;
  readonly hrefOf: (page: number) => string;
}

/** Goes to the last page if the requested page is beyond it: from an old address, or since rows have gone. Returns whether it does. */
export function useLastPage(
  remote: Remote<{ readonly total: number }>,
  { page, pageSize, hrefOf, navigate }: RequestedPage,
): boolean {
  const last = remote.status === 'ready' ? pageCountOf(dataOf(remote)?.total ?? 0, pageSize) : 0;
  const target = last > 0 && page > last ? hrefOf(last) : undefined;
  useEffect(() => {
    if (target !== undefined) navigate(target, { replace: true });
  }, [target, navigate]);
  return target !== undefined;
}
