import type { ReportsState } from '@yantra/element';
import { useLayoutEffect } from 'react';

export type Report = NonNullable<ReportsState['onStateChange']>;

/** Reports the state to the element. */
export function useReport(
  report: Report | undefined,
  state: Parameters<Report>[0],
  error?: Parameters<Report>[1],
): void {
  useLayoutEffect(() => report?.(state, error), [report, state, error]);
}
