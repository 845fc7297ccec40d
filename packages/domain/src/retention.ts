import { hourMs } from './durations.ts';
import { favouriteLimits } from './favourites/favourite-limits.ts';
import { counted } from './money.ts';
import { addMonthsInIndia } from './periods.ts';

/** A span of time: calendar months in India, or days and hours. */
export type Span = { readonly months: number } | { readonly days: number } | { readonly hours: number };

/**
 * How long data about people is kept, each with the event it is counted from. The server deletes by it; the privacy page and the handbook are written from it.
 * No other place names such a time.
 */
export const retention = {
  /** Since it was sent: a requirement, its statuses and the record of who was told. */
  requirements: { months: 18 },
  /** Since it was accepted: an agreement, its quote and what was written around it. */
  agreements: { months: 96 },
  /** Since the machine was last looked at; those that somebody rated are kept while the rating stands. */
  recentViews: { months: 6 },
  /** Since the change: when what somebody keeps was changed, so that a change of another device that comes late is not taken for a later one. */
  keptChanges: { days: favouriteLimits.waitDays },
  /** Since the last visit. */
  idleSessions: { days: 30 },
  /** Since the log-in. */
  sessions: { days: 90 },
  /** Since the last log-in on it: a kind of device. */
  devices: { days: 180 },
  /** Since an owner's number was shown. */
  reveals: { months: 96 },
  /** Since it was sent: the record of a message and its delivery. */
  messages: { days: 30 },
  /** Since it happened: what a person was told of, and the messages about it. */
  notifications: { days: 180 },
  /** Since it was sent: the record of a code and its use. */
  codes: { days: 1 },
  /** Since the action: rate-limited actions, under a keyed hash. */
  limits: { days: 1 },
  /** Since the last one: failed log-ins, under keyed hashes. */
  logInAttempts: { days: 1 },
  /** Since the last log-in from there: a usual place, under a keyed hash. */
  usualPlaces: { days: 30 },
  /** Since the view: where a machine was viewed from, under a keyed hash. */
  looks: { hours: 1 },
  /** Since the day: searches and their counts, without persons. */
  searches: { days: 168 },
  /** Since it was found: a machine for a saved search. */
  searchNews: { days: 365 },
  /** Since the day: how often partners' pages showed machines, without visitors. */
  partnerCounts: { days: 400 },
  /** Since it was decided: a machine or a rating that was looked at, and what was reported of it. */
  reviews: { months: 24 },
  /** Since it came: the payment gateway's notices. */
  paymentNews: { days: 30 },
  /** Since it was drawn: a receipt's file; it can be drawn again. */
  receiptFiles: { days: 90 },
} as const satisfies Readonly<Record<string, Span>>;

export type RetentionName = keyof typeof retention;

/** The length of a span without months, in milliseconds. */
export const spanMs = (span: Exclude<Span, { readonly months: number }>): number =>
  'days' in span ? span.days * 24 * hourMs : span.hours * hourMs;

/** The moment a span before another; anything up to then has reached its time. */
export const spanBefore = (now: Date, span: Span): Date =>
  'months' in span ? addMonthsInIndia(now, -span.months) : new Date(now.getTime() - spanMs(span));

/** A span in the largest unit that people count it in: `{ months: 96 }` → 8 years. */
export function countedSpan(span: Span): { readonly count: number; readonly unit: 'year' | 'month' | 'day' | 'hour' } {
  if ('days' in span) return { count: span.days, unit: 'day' };
  if ('hours' in span) return { count: span.hours, unit: 'hour' };
  return span.months >= 24 && span.months % 12 === 0
    ? { count: span.months / 12, unit: 'year' }
    : { count: span.months, unit: 'month' };
}

/** `{ months: 96 }` → `8 years`, `{ days: 1 }` → `1 day` */
export function spanText(span: Span): string {
  const { count, unit } = countedSpan(span);
  return counted(count, unit);
}
