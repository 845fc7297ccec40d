import { dayInIndia, dayMs, shortDay } from '@yantra/domain';
import { useLanguage, useMessages } from '@yantra/language';
import { useMemo } from 'react';
import { words } from './words.messages.ts';

/** Moments as they are said: in India, near days by their name. */
export interface Moments {
  /** `18:00` */
  readonly time: (at: string) => string;
  /** `Yesterday`, `Fri 20 Nov` */
  readonly heading: (at: string) => string;
  /** `tomorrow, 18:00`; `Mon 23 Nov, 12:00` */
  readonly moment: (at: string) => string;
  /** `Tue 24 Nov` @param day `2026-11-24` */
  readonly weekday: (day: string) => string;
  /** `24 Nov` @param day `2026-11-24` */
  readonly short: (day: string) => string;
}

type Texts = typeof words;

/** @param now milliseconds since the epoch */
export function momentsAt(now: number, texts: Texts, locale: 'en' | 'hi' | 'mr'): Moments {
  const written = (timeZone: string, parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(`${locale}-IN-u-nu-latn`, { timeZone, ...parts });
  const clock = written('Asia/Kolkata', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const dayName = written('UTC', { weekday: 'short' });
  const dayAt = (ms: number) => dayInIndia(new Date(ms));
  const [before, today, after] = [dayAt(now - dayMs), dayAt(now), dayAt(now + dayMs)];
  const short = (day: string) => shortDay(day, locale);
  const weekday = (day: string) => `${dayName.format(new Date(`${day}T00:00:00Z`))} ${short(day)}`;
  const time = (at: string) => clock.format(new Date(at));
  const near = new Map([
    [before, texts.near.yesterday],
    [today, texts.near.today],
    [after, texts.near.tomorrow],
  ]);
  const dayOf = (at: string) => dayInIndia(new Date(at));
  return {
    time,
    short,
    weekday,
    heading(at) {
      const day = dayOf(at);
      return day === today ? texts.today : day === before ? texts.yesterday : weekday(day);
    },
    moment: (at) => texts.moment(near.get(dayOf(at)) ?? weekday(dayOf(at)), time(at)),
  };
}

/** @param now milliseconds since the epoch */
export function useMoments(now: number): Moments {
  const texts = useMessages(words);
  const locale = useLanguage()?.locale ?? 'en';
  // By the day, which is all that changes them.
  const day = dayInIndia(new Date(now));
  return useMemo(() => momentsAt(Date.parse(`${day}T06:30:00Z`), texts, locale), [day, texts, locale]);
}
