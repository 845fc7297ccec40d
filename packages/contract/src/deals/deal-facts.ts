import type { DealSide, DealState } from '@yantra/domain';

/** How a deal stands, where something was asked of it that is refused. */
export interface DealNow {
  readonly id: string;
  readonly state: DealState;
  readonly stateBy: DealSide;
  readonly version: number;
}

/** The next best open quote for the same job: the lowest total. */
export interface NextQuote {
  readonly dealId: string;
  /** Rupees with GST. */
  readonly total: number;
}
