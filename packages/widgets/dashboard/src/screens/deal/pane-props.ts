import type { Deal } from '@yantra/contract/calls';

/** What the panels of a deal are given. */
export interface PaneProps {
  readonly deal: Deal;
  readonly now: number;
  readonly onChanged: (deal: Deal) => void;
  /** Somebody else has changed it. */
  readonly onStale: () => void;
}
