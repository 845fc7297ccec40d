import { type DaySpan, dayAfter, isInSpan, jobLimits } from '@yantra/domain';
import type { daysMessages } from './days.messages.ts';

/** `2026-11` */
export const monthOf = (day: string): string => day.slice(0, 7);

export function monthAfter(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return monthOf(new Date(Date.UTC(year, number - 1 + by, 1)).toISOString());
}

/** 0 on a Monday. */
export const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** The same day of another month, or its last one. */
export function inMonth(day: string, month: string): string {
  const last = dayAfter(`${monthAfter(month, 1)}-01`, -1);
  const same = `${month}${day.slice(7)}`;
  return same < last ? same : last;
}

/** The days of a month in six weeks from Monday, so that all months are as tall; places of other months are empty. */
export function weeksIn(month: string): readonly (readonly (string | undefined)[])[] {
  const first = `${month}-01`;
  const before = weekdayOf(first);
  const days = Number(inMonth(`${month}-31`, month).slice(8));
  return Array.from({ length: 6 }, (_week, week) =>
    Array.from({ length: 7 }, (_day, place) => {
      const at = week * 7 + place - before;
      return at >= 0 && at < days ? dayAfter(first, at) : undefined;
    }),
  );
}

/** How a day stands. */
export type DayState = keyof typeof daysMessages.states;

/** Days in their order, both counted. */
export interface DayRange {
  readonly first: string;
  readonly last: string;
}

export interface DayFacts {
  /** `2026-11-24` in India. */
  readonly today: string;
  /** Merged and in order; undefined while they are not known. */
  readonly taken: readonly DaySpan[] | undefined;
  readonly shown: DayRange | undefined;
}

/** The last day on which a job may begin. */
export const lastDayOf = (today: string): string => dayAfter(today, jobLimits.daysAhead);

export function stateOf(day: string, { today, taken, shown }: DayFacts): DayState {
  if (day < today) return 'past';
  if (day > lastDayOf(today)) return 'far';
  if (!taken) return 'unknown';
  if (taken.some((span) => isInSpan(day, span))) return 'taken';
  if (!shown || day < shown.first || day > shown.last) return 'free';
  if (shown.first === shown.last) return 'only';
  if (day === shown.first) return 'start';
  return day === shown.last ? 'end' : 'in';
}
