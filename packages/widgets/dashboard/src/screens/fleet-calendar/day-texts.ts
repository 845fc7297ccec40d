import { type DaySpan, dayInIndia, daysFrom, daysIn, inIndia } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import type { ApiError } from '@yantra/state';
import { useMemo } from 'react';
import { messages as dateMessages } from '../../kit/dates.messages.ts';
import { labelText } from '../../kit/dates.ts';
import { messages } from './fleet-calendar.messages.ts';
import { type Commitment, lastDay } from './fleet.model.ts';
import { type Days, type Shown, listOf, weekdayOf } from './views.ts';

/** What days are called by. */
export interface DayTexts {
  readonly fleet: typeof messages;
  readonly dates: typeof dateMessages;
}

export function useDayTexts(): DayTexts {
  const fleet = useMessages(messages);
  const dates = useMessages(dateMessages);
  return useMemo(() => ({ fleet, dates }), [fleet, dates]);
}

/** `24 Nov to 5 Dec`, `6 Dec`, `26 Nov, no end`. */
export function rangeText(span: DaySpan, { fleet, dates }: DayTexts): string {
  const last = lastDay(span);
  const from = labelText(span.from, dates);
  return last === undefined ? fleet.noEnd(from) : fleet.range(from, labelText(last, dates));
}

/** `30 Nov to 2 Dec, 3 days`. */
export function countedText(span: DaySpan, texts: DayTexts): string {
  const range = rangeText(span, texts);
  return span.until === undefined ? range : texts.fleet.counted(range, daysIn(span));
}

/** What stands above the days on screen: `23 Nov to 6 Dec 2026`, `November 2026`. */
export function headingText(view: Shown, days: Days, { fleet, dates }: DayTexts): string {
  const shown = listOf(days);
  const last = shown.at(-1) ?? days.from;
  if (view === 'month') return `${fleet.months[Number(days.from.slice(5, 7)) - 1]} ${days.from.slice(0, 4)}`;
  const range = fleet.range(labelText(days.from, dates), labelText(last, dates));
  return view === 'weeks5' ? range : `${range} ${last.slice(0, 4)}`;
}

const clock = (iso: string): string => {
  const moment = inIndia(new Date(iso));
  const hour = moment.getUTCHours();
  const minutes = moment.getUTCMinutes();
  return `${hour % 12 || 12}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`} ${hour < 12 ? 'am' : 'pm'}`;
};

/** When a hold ends: `until 6 pm today`, `until Fri`, `until 8 Dec`. */
export function lapseText(iso: string, today: string, { fleet, dates }: DayTexts): string {
  const day = dayInIndia(new Date(iso));
  const ahead = daysFrom(today, day);
  if (ahead === 0) return fleet.untilToday(clock(iso));
  return fleet.until(ahead > 0 && ahead < 7 ? (fleet.weekdays[weekdayOf(day)] ?? day) : labelText(day, dates));
}

/** What a commitment is called: for whom or why, else its kind. */
export const nameOf = ({ words, kind }: Commitment, { fleet }: DayTexts): string =>
  words === '' ? fleet.kinds[kind] : words;

/** What stands in the way of days that were refused. */
export const spansInTheWay = ({ details }: ApiError) => details.facts?.spans ?? [];

/** A day on screen, with what it is called: worked out once, not for every machine. */
export interface NamedDay {
  readonly day: string;
  /** 0 on a Monday. */
  readonly weekday: number;
  readonly weekdayName: string;
  /** `30 Nov`. */
  readonly label: string;
}

/** The days on screen with their names. */
export function namedDays(days: Days, { fleet, dates }: DayTexts): readonly NamedDay[] {
  const first = weekdayOf(days.from);
  return listOf(days).map((day, place) => {
    const weekday = (first + place) % 7;
    return { day, weekday, weekdayName: fleet.weekdays[weekday] ?? '', label: labelText(day, dates) };
  });
}
