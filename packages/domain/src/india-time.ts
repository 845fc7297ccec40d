/** India has one time zone and, since 1945, no summer time: Asia/Kolkata is always 5:30 ahead of UTC. */
import { dayMs, minuteMs } from './durations.ts';

const indiaAheadMs = 330 * minuteMs;

/** A moment whose UTC fields (`getUTCDate`, …) show Indian time. */
export const inIndia = (moment: Date): Date => new Date(moment.getTime() + indiaAheadMs);

/** The inverse of `inIndia`. */
export const fromIndia = (local: Date): Date => new Date(local.getTime() - indiaAheadMs);

/** The date in Asia/Kolkata, `2026-03-10`. */
export const dayInIndia = (moment: Date): string => inIndia(moment).toISOString().slice(0, 10);

/** How much of the day is left in India. */
export const msLeftOfDayInIndia = (moment: Date): number => dayMs - (inIndia(moment).getTime() % dayMs);

/** When the day begins and ends in India. */
export function boundsOfDayInIndia(moment: Date): { readonly began: Date; readonly ends: Date } {
  const ends = moment.getTime() + msLeftOfDayInIndia(moment);
  return { began: new Date(ends - dayMs), ends: new Date(ends) };
}

/** How many days of India lie between two moments: 0 on the same day, negative when `to` is on an earlier one. */
export const daysBetweenInIndia = (from: Date, to: Date): number =>
  Math.floor(inIndia(to).getTime() / dayMs) - Math.floor(inIndia(from).getTime() / dayMs);
