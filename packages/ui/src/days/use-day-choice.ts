import { type DaySpan, dayAfter, freeFrom, isInSpan, jobLimits, lastFreeDay } from '@yantra/domain';
import { useState } from 'react';
import { type ChosenDays, type DayWords, daysOf } from './day-words.ts';
import { type DayRange, inMonth, lastDayOf, monthAfter, monthOf } from './months.ts';

export interface DayChoiceProps {
  /** `2026-11-24` in India. */
  today: string;
  /** Merged and in order; undefined while they are not known. */
  taken: readonly DaySpan[] | undefined;
  /** The days in force. */
  chosen: ChosenDays | undefined;
  onChoose: (days: ChosenDays) => void;
}

export interface DayChoice {
  /** The first month on screen, `2026-11`. */
  readonly month: string;
  /** The day that Tab goes to. */
  readonly cursor: string;
  /** What is tinted: the days in force, or those that are being chosen. */
  readonly shown: DayRange | undefined;
  /** What is to be read out. */
  readonly said: string;
  readonly isChoosing: boolean;
  /** Goes to a day. @param months how many are on screen */
  readonly goTo: (day: string, months: number) => void;
  readonly turn: (by: 1 | -1) => void;
  readonly canTurn: (by: 1 | -1) => boolean;
  /** Where the days that are being chosen would end. */
  readonly point: (day: string) => void;
  readonly pick: (day: string) => void;
  readonly giveUp: () => void;
}

interface Choosing {
  readonly cursor: string;
  readonly month: string;
  /** The first day, while the last one is chosen. */
  readonly start: string | undefined;
  readonly toward: string | undefined;
  readonly said: string;
}

const within = (day: string, today: string): string => {
  if (day < today) return today;
  return day > lastDayOf(today) ? lastDayOf(today) : day;
};

/** Where the days from a start on end: at the wanted day, before a taken one, or where a hire is longest. */
function endOf(taken: readonly DaySpan[], start: string, wanted: string): string {
  const longest = dayAfter(start, jobLimits.days - 1);
  return lastFreeDay(taken, start, wanted < longest ? wanted : longest);
}

const rangeOf = (chosen: ChosenDays | undefined): DayRange | undefined =>
  chosen && { first: chosen.from, last: dayAfter(chosen.from, chosen.days - 1) };

/** Chooses the first day, then the last. */
export function useDayChoice({ today, taken, chosen, onChoose }: DayChoiceProps, words: DayWords): DayChoice {
  const { texts, short, long } = words;
  const [state, setState] = useState<Choosing>(() => {
    const cursor = within(chosen?.from ?? freeFrom(taken ?? [], today) ?? today, today);
    return { cursor, month: monthOf(cursor), start: undefined, toward: undefined, said: '' };
  });
  const { cursor, month, start, toward } = state;
  const change = (some: Partial<Choosing>) => setState((last) => ({ ...last, ...some }));
  const isTaken = (day: string) => taken?.some((span) => isInSpan(day, span)) ?? true;
  const canTurn = (by: 1 | -1) => (by < 0 ? month > monthOf(today) : month < monthOf(lastDayOf(today)));

  function pick(day: string): void {
    if (!taken || day !== within(day, today)) return;
    if (start === undefined || day < start) {
      if (isTaken(day)) change({ said: texts.isTaken(long(day)) });
      else change({ start: day, toward: day, said: texts.chooseLast(short(day)) });
      return;
    }
    const last = endOf(taken, start, day);
    onChoose(daysOf(start, last));
    const next = dayAfter(last, 1);
    const why = isTaken(next) ? texts.snapped(short(next), short(last)) : texts.longest(jobLimits.days, short(last));
    change({ start: undefined, said: last === day ? '' : why });
  }
  const isChoosing = start !== undefined && taken !== undefined;
  return {
    month,
    cursor,
    isChoosing,
    said: state.said,
    shown: isChoosing
      ? { first: start, last: endOf(taken, start, toward !== undefined && toward > start ? toward : start) }
      : rangeOf(chosen),
    goTo(day, months) {
      const next = within(day, today);
      const last = monthAfter(month, months - 1);
      const at = monthOf(next);
      change({
        cursor: next,
        toward: next,
        month: at < month ? at : at > last ? monthAfter(at, 1 - months) : month,
      });
    },
    canTurn,
    turn(by) {
      if (!canTurn(by)) return;
      const next = monthAfter(month, by);
      change({ month: next, cursor: within(inMonth(cursor, next), today) });
    },
    point: (day) => isChoosing && change({ toward: day }),
    pick,
    giveUp: () => change({ start: undefined, said: '' }),
  };
}
