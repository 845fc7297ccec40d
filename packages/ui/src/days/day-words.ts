import { type DaySpan, dayAfter, daysFrom, freeForFrom, freeFrom, isFreeIn, shortDay, spanOf } from '@yantra/domain';
import { useLanguage, useMessages } from '@yantra/language';
import { useMemo } from 'react';
import { daysMessages } from './days.messages.ts';

/** Days of a hire. */
export interface ChosenDays {
  /** `2026-11-24` */
  readonly from: string;
  readonly days: number;
}

/** How days are called. */
export interface DayWords {
  readonly texts: typeof daysMessages;
  /** `24 Nov` */
  readonly short: (day: string) => string;
  /** `24 November` */
  readonly long: (day: string) => string;
  /** `November 2026` @param month `2026-11` */
  readonly month: (month: string) => string;
  /** `24 Nov to 5 Dec, 12 days` */
  readonly range: (days: ChosenDays) => string;
  /** What there is to say of the days: whether a machine is free on those that were chosen, else from when it is. */
  readonly said: (taken: readonly DaySpan[], today: string, chosen: ChosenDays | undefined) => string;
}

export function useDayWords(): DayWords {
  const texts = useMessages(daysMessages);
  const language = useLanguage()?.locale ?? 'en';
  return useMemo(() => {
    const written = (parts: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, { timeZone: 'UTC', ...parts });
    const [ofDay, ofMonth] = [written({ day: 'numeric', month: 'long' }), written({ month: 'long', year: 'numeric' })];
    const short = (day: string) => shortDay(day, language);
    const range = ({ from, days }: ChosenDays) => texts.range(short(from), short(dayAfter(from, days - 1)), days);
    return {
      texts,
      short,
      long: (day) => ofDay.format(new Date(`${day}T00:00:00Z`)),
      month: (month) => ofMonth.format(new Date(`${month}-01T00:00:00Z`)),
      range,
      said(taken, today, chosen) {
        if (chosen) {
          if (isFreeIn(taken, spanOf(chosen.from, chosen.days))) return texts.allFree(range(chosen));
          const next = freeForFrom(taken, chosen.from, chosen.days);
          return [texts.someTaken(range(chosen)), ...(next ? [texts.freeFrom(short(next))] : [])].join(' ');
        }
        const free = freeFrom(taken, today);
        if (free === undefined) return texts.noneFree;
        return free === today ? texts.freeToday : texts.freeFrom(short(free));
      },
    };
  }, [texts, language]);
}

/** Days between two, both counted. */
export const daysOf = (first: string, last: string): ChosenDays => ({ from: first, days: daysFrom(first, last) + 1 });
