import { type DaySpan, freeForFrom, freeFrom, isFreeIn, spanOf } from './day-span.ts';

/** When a machine is free, in short, as a card says it. */
export interface FreeSaid {
  /** Whether it is free on all days of the job; absent without days. */
  readonly isFree?: boolean | undefined;
  /** With days the first one from which it is free for so long, if it is not free on them; else the first free day, if that is not today. */
  readonly from?: string | undefined;
}

/** @param taken merged and in order @param job its days, if the renter has said from when */
export function freeSaid(
  taken: readonly DaySpan[],
  today: string,
  job: { readonly from?: string | undefined; readonly days: number } | undefined,
): FreeSaid {
  if (job?.from === undefined) {
    const from = freeFrom(taken, today);
    return from === today ? {} : { from };
  }
  const isFree = isFreeIn(taken, spanOf(job.from, job.days));
  return { isFree, ...(!isFree && { from: freeForFrom(taken, job.from, job.days) }) };
}
