import type { DaySpan } from '@yantra/domain';
import type { Commitment, End } from './fleet.model.ts';

/** Days being chosen, or a commitment being moved or stretched. */
export interface Draft {
  readonly machineId: string;
  readonly span: DaySpan;
  /** Where a choice began: the other end follows. */
  readonly anchor: string;
  /** The commitment that is moved or stretched. */
  readonly of?: Commitment;
  /** Which of its ends follows the arrows. */
  readonly end?: End;
}
