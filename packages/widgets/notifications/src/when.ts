import { dayInIndia, dayMs, hourMs, minuteMs } from '@yantra/domain';
import type { messages } from './notifications.messages.ts';

type Texts = Pick<typeof messages, 'now' | 'minutes' | 'hours'>;
export type DayGroup = 'today' | 'yesterday' | 'earlier';

/** Under which heading a moment stands. Days are those of India. */
export function dayGroupOf(at: string, now: number): DayGroup {
  const day = dayInIndia(new Date(at));
  if (day >= dayInIndia(new Date(now))) return 'today';
  return day === dayInIndia(new Date(now - dayMs)) ? 'yesterday' : 'earlier';
}

const indian = (locale: string | undefined, parts: Intl.DateTimeFormatOptions, at: string): string =>
  new Intl.DateTimeFormat(`${locale ?? 'en'}-IN-u-nu-latn`, { timeZone: 'Asia/Kolkata', ...parts }).format(
    new Date(at),
  );

/** How long ago it was today, at which time it was yesterday, else the day: `12 min`, `09:00`, `18 Nov`. */
export function whenText(at: string, now: number, texts: Texts, locale: string | undefined): string {
  const group = dayGroupOf(at, now);
  if (group === 'earlier') return indian(locale, { day: 'numeric', month: 'short' }, at);
  if (group === 'yesterday') return indian(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, at);
  const ago = now - Date.parse(at);
  if (ago < minuteMs) return texts.now;
  return ago < hourMs ? texts.minutes(Math.floor(ago / minuteMs)) : texts.hours(Math.floor(ago / hourMs));
}
