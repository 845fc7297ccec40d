/** India has one time zone and, since 1945, no summer time: Asia/Kolkata is always 5:30 ahead of UTC. */
import { dayMs, minuteMs } from './durations.ts';
import type { LanguageCode } from './locales.ts';

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

/** When the first of so many days in India began, of which today is the last. */
export const firstMomentOf = (days: number, now: Date): Date =>
  new Date(boundsOfDayInIndia(now).began.getTime() - (days - 1) * dayMs);

/** How many days of India lie between two moments: 0 on the same day, negative when `to` is on an earlier one. */
export const daysBetweenInIndia = (from: Date, to: Date): number =>
  Math.floor(inIndia(to).getTime() / dayMs) - Math.floor(inIndia(from).getTime() / dayMs);

/** `26 November at 2:30 pm`: a moment of these days in India, in a language. */
export const momentText = (moment: Date, language: LanguageCode): string =>
  new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, {
    timeZone: 'Asia/Kolkata',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  }).format(moment);

/** `24 Nov`: a day in a language. @param day `2026-11-24` */
export const shortDay = (day: string, language: LanguageCode): string =>
  new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, { timeZone: 'UTC', day: 'numeric', month: 'short' }).format(
    new Date(`${day}T00:00:00Z`),
  );
