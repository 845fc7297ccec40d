import { endOfMonth, getDayOfWeek, parseDate, startOfMonth, startOfWeek } from '@internationalized/date';
import { dayAfter, daysFrom } from '@yantra/domain';

/** How many days are seen at once; `weeks5` is the phone's. */
export const views = ['weeks2', 'month', 'days60'] as const;
export type View = (typeof views)[number];
export type Shown = View | 'weeks5';

/** The days on screen. */
export interface Days {
  readonly from: string;
  readonly count: number;
}

/* Weeks begin on Monday, wherever the browser is. */
const week = 'en-IN';
const monday = 'mon';

const lengths = { weeks2: 14, days60: 60, weeks5: 35 } as const;
const steps = { weeks2: 14, days60: 56, weeks5: 35 } as const;

/** The days of a view around a day: whole weeks from a Monday, or a month. */
export function daysAround(view: Shown, day: string): Days {
  const date = parseDate(day);
  if (view !== 'month') return { from: startOfWeek(date, week, monday).toString(), count: lengths[view] };
  const first = startOfMonth(date);
  return { from: first.toString(), count: endOfMonth(date).day };
}

/** The days before or after those on screen. */
export function stepped(view: Shown, { from }: Days, by: 1 | -1): Days {
  if (view !== 'month') return { from: dayAfter(from, by * steps[view]), count: lengths[view] };
  return daysAround('month', parseDate(from).add({ months: by }).toString());
}

/** 0 on a Monday, 6 on a Sunday. */
export const weekdayOf = (day: string): number => getDayOfWeek(parseDate(day), week, monday);

/** Each of the days. */
export const listOf = ({ from, count }: Days): readonly string[] =>
  Array.from({ length: count }, (_, place) => dayAfter(from, place));

/** Whether a day is among them. */
export const isShown = (day: string, { from, count }: Days): boolean => {
  const place = daysFrom(from, day);
  return place >= 0 && place < count;
};
