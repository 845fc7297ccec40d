import type { RequirementInput } from '@yantra/contract/calls';
import { isJobDay, jobLimits, jobOperators } from '@yantra/domain';

/** The optional fields, by the names they are posted under. */
export type JobField = 'jobFrom' | 'jobDays' | 'jobPlace' | 'jobHours' | 'jobOperator';

/** Their values, as typed. */
export type JobValues = Readonly<Record<JobField, string>>;

export const jobFields = [
  'jobFrom',
  'jobDays',
  'jobPlace',
  'jobHours',
  'jobOperator',
] as const satisfies readonly JobField[];

export const emptyJob: JobValues = { jobFrom: '', jobDays: '', jobPlace: '', jobHours: '', jobOperator: '' };

/** What is sent with a requirement. */
export type JobInput = Pick<RequirementInput, JobField>;

const isWholeTo = (text: string, most: number): boolean =>
  /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= most;

/** Which fields are wrong; an empty one never is. @param today `YYYY-MM-DD` in India */
export function wrongIn({ jobFrom, jobDays, jobHours, jobPlace }: JobValues, today: string): readonly JobField[] {
  const right: Partial<Record<JobField, boolean>> = {
    jobFrom: !jobFrom || isJobDay(jobFrom, today),
    jobDays: !jobDays.trim() || isWholeTo(jobDays.trim(), jobLimits.days),
    jobPlace: jobPlace.trim().length <= jobLimits.place,
    jobHours: !jobHours.trim() || isWholeTo(jobHours.trim(), jobLimits.hours),
  };
  return jobFields.filter((field) => right[field] === false);
}

/** What is sent of valid fields: those that are filled. */
export function jobInput({ jobFrom, jobDays, jobPlace, jobHours, jobOperator }: JobValues): JobInput {
  const operator = jobOperators.find((one) => one === jobOperator);
  return {
    ...(jobFrom && { jobFrom }),
    ...(jobDays.trim() && { jobDays: Number(jobDays) }),
    ...(jobPlace.trim() && { jobPlace: jobPlace.trim() }),
    ...(jobHours.trim() && { jobHours: Number(jobHours) }),
    ...(operator && { jobOperator: operator }),
  };
}
