import { dayInIndia, dayMs } from '@yantra/domain';
import type { Point } from './overview.queries.ts';

/** How far back figures go, and in which steps. */
export type TimesOf = { readonly days: number; readonly each?: number } | { readonly months: number };

/** Consecutive times, twice as many as requested: the first half is the span before. */
export interface Times {
  /** `YYYY-MM-DD` for days, and for the first of several; `YYYY-MM` for months. */
  readonly now: readonly string[];
  readonly before: readonly string[];
  /** The very first day. */
  readonly first: string;
  readonly labelOf: (day: string) => string;
}

/** The last days in India, single or in blocks of `each`, or the last months; today is in the last. */
export function timesOf(span: TimesOf, now: Date): Times {
  const labelOf = 'months' in span ? (day: string) => day.slice(0, 7) : blockOf(now, span.each ?? 1);
  const labels = 'months' in span ? monthsTo(now, 2 * span.months) : daysTo(now, 2 * span.days, span.each ?? 1);
  const half = labels.length / 2;
  const [first = ''] = labels;
  return {
    now: labels.slice(half),
    before: labels.slice(0, half),
    first: 'months' in span ? `${first}-01` : first,
    labelOf,
  };
}

const dayBack = (now: Date, days: number): string => dayInIndia(new Date(now.getTime() - days * dayMs));

const daysTo = (now: Date, days: number, each: number): string[] =>
  Array.from({ length: days / each }, (_, place) => dayBack(now, days - 1 - place * each));

/* Blocks of days follow each other; the last ends today. */
const blockOf = (now: Date, each: number) => {
  const today = Date.parse(dayInIndia(now));
  return (day: string): string => {
    const back = Math.floor((today - Date.parse(day)) / dayMs / each);
    return dayBack(now, back * each + each - 1);
  };
};

/** The last months in India, the current one last, e.g. `2026-03`. */
export function monthsTo(now: Date, months: number): string[] {
  const [year = 0, month = 0] = dayInIndia(now).split('-').map(Number);
  return Array.from({ length: months }, (_, place) =>
    new Date(Date.UTC(year, month - 1 - (months - 1 - place), 1)).toISOString().slice(0, 7),
  );
}

/** A point for each label, also without events; days of one label are summed. */
export function pointsAt(
  labels: readonly string[],
  points: readonly Point[],
  labelOf: (day: string) => string = (day) => day,
): Point[] {
  const values = new Map<string, number>();
  for (const { label, value } of points) values.set(labelOf(label), (values.get(labelOf(label)) ?? 0) + value);
  return labels.map((label) => ({ label, value: values.get(label) ?? 0 }));
}

export const sumOf = (points: readonly Point[]): number => points.reduce((sum, { value }) => sum + value, 0);
