import type { Deal } from '@yantra/contract/calls';

export interface PaneProps {
  readonly deal: Deal;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly onChanged: (deal: Deal) => void;
  /** Somebody else has changed it. */
  readonly onStale: () => void;
}
