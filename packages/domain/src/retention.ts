import { hourMs } from './durations.ts';
import { counted } from './money.ts';
import { addMonthsInIndia } from './periods.ts';

/** A span of time: calendar months in India, or days and hours. */
export type Span = { readonly months: number } | { readonly days: number } | { readonly hours: number };

/**
 * How long what is stored about people and what they do is kept, each beside what it is counted from. The server deletes by it, and the privacy
 * page and the handbook tell it: nobody else names such a time.
 */
export const retention = {
  /** Since it was sent: a requirement, with what owners made of it and who was told. */
  requirements: { months: 18 },
  /** Since the machine was last looked at; those that somebody rated are kept while the rating stands. */
  recentViews: { months: 6 },
  /** Since the last visit. */
  idleSessions: { days: 30 },
  /** Since the log-in. */
  sessions: { days: 90 },
  /** Since an owner's number was shown. */
  reveals: { months: 96 },
  /** Since it was sent: that a message was, and what became of it. */
  messages: { days: 30 },
  /** Since it was sent: that a code was, and whether it was used. */
  codes: { days: 1 },
  /** Since it was done: what is limited, under a keyed hash. */
  limits: { days: 1 },
  /** Since the last of them: failed log-ins, under keyed hashes. */
  logInAttempts: { days: 1 },
  /** Since somebody logged in from there: that a place is usual, under a keyed hash. */
  usualPlaces: { days: 30 },
  /** Since the look: from where a machine was looked at, under a keyed hash. */
  looks: { hours: 1 },
  /** Since the day: what was searched for and how often, without who. */
  searches: { days: 60 },
  /** Since the day: how often partners' pages showed machines, without to whom. */
  partnerCounts: { days: 400 },
  /** Since it came: what the payment company told. */
  paymentNews: { days: 30 },
  /** Since it was drawn: a receipt as a file; the invoice is drawn anew. */
  receiptFiles: { days: 90 },
} as const satisfies Readonly<Record<string, Span>>;

export type RetentionName = keyof typeof retention;

/** The length of a span that has no months in it, in milliseconds. */
export const spanMs = (span: Exclude<Span, { readonly months: number }>): number =>
  'days' in span ? span.days * 24 * hourMs : span.hours * hourMs;

/** The moment a span before another one: what happened until then has been kept as long as it may be. */
export const spanBefore = (now: Date, span: Span): Date =>
  'months' in span ? addMonthsInIndia(now, -span.months) : new Date(now.getTime() - spanMs(span));

/** `{ months: 96 }` → `8 years`, `{ days: 1 }` → `1 day` */
export function spanText(span: Span): string {
  if ('days' in span) return counted(span.days, 'day');
  if ('hours' in span) return counted(span.hours, 'hour');
  return span.months >= 24 && span.months % 12 === 0
    ? counted(span.months / 12, 'year')
    : counted(span.months, 'month');
}
