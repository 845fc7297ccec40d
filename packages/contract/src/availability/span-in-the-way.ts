import type { CommitmentKind, DaySpan } from '@yantra/domain';

/** Days that are taken: for their owner also by what, for others the days alone. */
export interface SpanInTheWay extends DaySpan {
  readonly id?: string;
  readonly unit?: number;
  readonly kind?: CommitmentKind;
  readonly words?: string;
  readonly bufferDays?: number;
}
