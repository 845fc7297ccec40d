import { fromIndia, inIndia } from './india-time.ts';

/** From `startDate` to just before `endDate`. */
export interface Period {
  readonly startDate: Date;
  readonly endDate: Date;
}

/**
 * The same time of day in India, some calendar months later (or earlier), clamped to the month's end: 31 January and one month is 28 or 29 February. Months are
 * those of Asia/Kolkata, wherever the code runs.
 * @throws RangeError unless the date is valid and `months` a whole number
 */
export function addMonthsInIndia(start: Date, months: number): Date {
  if (!Number.isInteger(months)) throw new RangeError(`${months} is not a whole number of months.`);
  const local = inIndia(start);
  if (Number.isNaN(local.getTime())) throw new RangeError('The start of the period is not a date.');
  const day = local.getUTCDate();
  local.setUTCDate(1);
  local.setUTCMonth(local.getUTCMonth() + months);
  const lastDay = new Date(local.getTime());
  lastDay.setUTCMonth(lastDay.getUTCMonth() + 1, 0);
  local.setUTCDate(Math.min(day, lastDay.getUTCDate()));
  return fromIndia(local);
}

/** Whether a period contains a moment. Half open: a renewal that starts as the old period ends leaves no gap and no overlap. */
export function periodCovers(period: Period, at: Date): boolean {
  return period.startDate.getTime() <= at.getTime() && at.getTime() < period.endDate.getTime();
}
