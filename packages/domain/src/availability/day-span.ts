/** Days are days in India, `2026-11-24`; they sort as texts. */
import { dayMs } from '../durations.ts';

/** Half-open: from its first day until before `until`; without that it has no end. */
export interface DaySpan {
  readonly from: string;
  readonly until?: string | undefined;
}

/** The day so many days after another; before it if negative. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** How many days from one day to another; negative if it is earlier, `NaN` where one is no day. */
export const daysFrom = (day: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${day}T00:00:00Z`)) / dayMs;

/** How many days a span has; `Infinity` without an end. */
export const daysIn = ({ from, until }: DaySpan): number => (until === undefined ? Infinity : daysFrom(from, until));

/** So many days, the first one counted. */
export const spanOf = (from: string, days: number): { readonly from: string; readonly until: string } => ({
  from,
  until: dayAfter(from, days),
});

export const overlap = (one: DaySpan, other: DaySpan): boolean =>
  (other.until === undefined || one.from < other.until) && (one.until === undefined || other.from < one.until);

export const isInSpan = (day: string, { from, until }: DaySpan): boolean =>
  from <= day && (until === undefined || day < until);

/** The same days as few spans, in order. */
export function mergedSpans(spans: readonly DaySpan[]): readonly DaySpan[] {
  const merged: DaySpan[] = [];
  for (const span of spans.toSorted((one, other) => (one.from < other.from ? -1 : 1))) {
    const last = merged.at(-1);
    if (last && (last.until === undefined || span.from <= last.until)) {
      const isLonger = last.until !== undefined && (span.until === undefined || span.until > last.until);
      if (isLonger) merged[merged.length - 1] = { from: last.from, until: span.until };
    } else merged.push(span);
  }
  return merged;
}

/** The first day from a day on that is not taken; undefined if there is none. @param taken merged and in order */
export function freeFrom(taken: readonly DaySpan[], day: string): string | undefined {
  const covering = taken.find((span) => isInSpan(day, span));
  if (covering === undefined) return day;
  return covering.until;
}

/** Whether all days of a span are free. */
export const isFreeIn = (taken: readonly DaySpan[], span: DaySpan): boolean => !taken.some((one) => overlap(one, span));

/** The last of the days from a free day on, up to another, that are all free. @param taken merged and in order */
export function lastFreeDay(taken: readonly DaySpan[], from: string, to: string): string {
  const next = taken.find((span) => span.from > from && span.from <= to);
  return next ? dayAfter(next.from, -1) : to;
}

/** The first day from a day on with which so many free days begin; undefined if there is none. @param taken merged and in order */
export function freeForFrom(taken: readonly DaySpan[], day: string, days: number): string | undefined {
  let from = day;
  for (const span of taken) {
    if (!overlap(span, spanOf(from, days))) continue;
    if (span.until === undefined) return undefined;
    from = span.until;
  }
  return from;
}
