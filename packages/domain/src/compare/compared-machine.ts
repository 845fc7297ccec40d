import type { JobCost } from '../job-cost/job-cost.ts';
import type { KindFact } from '../kind-facts.ts';

/** How a machine stands on the days of the job, or today where no day is said. */
export interface ComparedDays {
  readonly isFree: boolean;
  /** The next free day, if it is not free; absent if none is known. */
  readonly from?: string | undefined;
}

/** How an owner answers requests for quotes. */
export interface ComparedAnswers {
  /** Half of the first answers came within so many minutes. */
  readonly minutes: number;
  /** Requests that came to an agreement. */
  readonly won: number;
}

/** What is compared of a machine. What is absent is not stated, or not known. */
export interface ComparedMachine {
  /** What the job costs; undefined without a job, or if it cannot be worked out. */
  readonly cost?: JobCost | undefined;
  /** Whole km from the place of work. */
  readonly km?: number | undefined;
  readonly days?: ComparedDays | undefined;
  /** The average of its stars, with one decimal; null without any. */
  readonly stars: number | null;
  readonly ratings: number;
  readonly answers?: ComparedAnswers | undefined;
  /** The facts of its kind. */
  readonly facts: readonly KindFact[];
  /** Hours a week. */
  readonly workingHours?: number | undefined;
  readonly year?: number | undefined;
  readonly isInsured?: boolean | undefined;
  readonly hasCertificate?: boolean | undefined;
}
