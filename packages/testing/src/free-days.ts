import type { Equipment } from '@yantra/contract/calls';
import { dayAfter } from '@yantra/domain';

/**
 * Machines as a search answers them, each third taken on the job's days and free four days later; with `isFree` only the free ones. Without the days of a job
 * they are as they were.
 */
export function freeFor(
  machines: readonly Equipment[],
  asked: Readonly<Record<string, unknown>>,
): readonly Equipment[] {
  const { jobFrom, jobDays, isFree } = asked;
  if (typeof jobFrom !== 'string' || jobDays === undefined) return machines;
  const taken = { isFree: false, from: dayAfter(jobFrom, 4) };
  return machines
    .map((machine, index) => ({ ...machine, free: index % 3 === 2 ? taken : { isFree: true } }))
    .filter(({ free }) => isFree !== true || free.isFree);
}
