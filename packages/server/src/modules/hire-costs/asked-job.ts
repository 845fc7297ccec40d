import type { SearchInput } from '@yantra/contract/calls';
import { wrong } from '@yantra/contract/schemas';
import { type CostJob, dayInIndia, isJobDay, usualHours, workingDays } from '@yantra/domain';
import { AppError } from '../../errors.ts';

/** A job as a search names it, without its place. */
export type AskedJob = Omit<CostJob, 'km'>;

/** The job of a search; undefined without one. @throws AppError `request.invalid` for a day that is past, or too far ahead */
export function askedJob(
  { jobFrom, jobDays, jobHours, jobOperator }: Pick<SearchInput, 'jobFrom' | 'jobDays' | 'jobHours' | 'jobOperator'>,
  now: Date,
): AskedJob | undefined {
  if (jobFrom !== undefined && !isJobDay(jobFrom, dayInIndia(now))) {
    throw new AppError('request.invalid', { jobFrom: wrong('jobFrom.invalid') });
  }
  if (jobDays === undefined) return undefined;
  return { from: jobFrom, days: jobDays, hours: jobHours ?? usualHours, ownOperator: jobOperator === 'own' };
}

/**
 * How often the least cost of a day is in the whole cost of a job, whatever the card: each day worked on is covered by a tier, or by single hours, of which
 * the least cost has 8. A card may leave out Sundays.
 */
export const daysAtLeast = ({ from, days, hours }: AskedJob): number =>
  workingDays({ from, days }, true) * (Math.min(hours, usualHours) / usualHours);
