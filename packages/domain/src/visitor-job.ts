import { type Job, isJobDay, jobLimits, jobOperators } from './job.ts';
import { fiveDecimals } from './numbers.ts';

/** A point on the map, in degrees. */
export interface JobSpot {
  readonly latitude: number;
  readonly longitude: number;
}

/** What a visitor wants a machine for. It has days at least: without them nothing can be reckoned. */
export interface VisitorJob extends Omit<Job, 'days'> {
  readonly days: number;
  /** Where the work is; where that is unknown, it is the middle of the selected city. */
  readonly at?: JobSpot | undefined;
}

/** The names of a job's parts in addresses, in this order. */
export const jobKeys = ['jobDays', 'jobFrom', 'jobHours', 'jobOperator', 'jobPlace', 'jobAt'] as const;
export type JobKey = (typeof jobKeys)[number];

const wholeTo = (text: string, most: number): number | undefined =>
  /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= most ? Number(text) : undefined;

/** `18.5,73.93`. */
function spotIn(text: string): JobSpot | undefined {
  const parts = /^(-?\d{1,2}(?:\.\d{1,9})?),(-?\d{1,3}(?:\.\d{1,9})?)$/.exec(text);
  const [latitude = NaN, longitude = NaN] = (parts ?? []).slice(1).map(Number);
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}

/**
 * The job in an address, in a form, or in what a browser has kept; undefined without valid days. Other parts that are invalid are left out, and so is a first
 * day that is past.
 * @param read gives a part by its name
 * @param today `YYYY-MM-DD` in India
 */
export function visitorJobIn(read: (key: JobKey) => string | null | undefined, today: string): VisitorJob | undefined {
  const text = (key: JobKey): string => (read(key) ?? '').trim();
  const days = wholeTo(text('jobDays'), jobLimits.days);
  if (days === undefined) return undefined;
  const from = text('jobFrom');
  const hours = wholeTo(text('jobHours'), jobLimits.hours);
  const operator = jobOperators.find((one) => one === text('jobOperator'));
  const place = text('jobPlace')
    .replaceAll(/[\s\0]+/g, ' ')
    .slice(0, jobLimits.place)
    .trim();
  const at = spotIn(text('jobAt'));
  return {
    days,
    ...(isJobDay(from, today) && { from }),
    ...(hours !== undefined && { hours }),
    ...(operator && { operator }),
    ...(place && { place }),
    ...(at && { at }),
  };
}

/** A job as pairs of an address; none without a job. */
export function jobPairs(job: VisitorJob | undefined): readonly (readonly [key: JobKey, value: string])[] {
  if (!job) return [];
  const { days, from, hours, operator, place, at } = job;
  const values = [
    days,
    from,
    hours,
    operator,
    place,
    at && `${fiveDecimals(at.latitude)},${fiveDecimals(at.longitude)}`,
  ];
  return jobKeys.flatMap((key, index) => (values[index] ? [[key, String(values[index])] as const] : []));
}

/** What searches take of a job. */
export function jobInput(job: VisitorJob | undefined) {
  if (!job) return {};
  const { days, from, hours, operator, at } = job;
  return {
    jobDays: days,
    ...(from && { jobFrom: from }),
    ...(hours && { jobHours: hours }),
    ...(operator && { jobOperator: operator }),
    ...(at && { jobAt: { latitude: fiveDecimals(at.latitude), longitude: fiveDecimals(at.longitude) } }),
  };
}
