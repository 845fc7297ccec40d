import { dayInIndia, dayMs, hourMs, inIndia, minuteMs } from '@yantra/domain';
import type { messages as dates } from '../dates.messages.ts';
import { clockText, daysUntil, labelText } from '../dates.ts';
import type { messages } from './deals.messages.ts';

type Texts = typeof messages;

/** From so long on a wait is late. */
const lateMs = 3 * hourMs;
const aWeek = 7;

/** `tomorrow, 18:00`, `Sun 18:00`, `24 Nov, 18:00`, in India. @param now milliseconds since the epoch */
export function momentText(iso: string, now: number, texts: Texts, dateTexts: typeof dates): string {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return '—';
  const moment = new Date(time);
  const clock = clockText(time);
  const days = daysUntil(iso, now);
  if (days === 0) return texts.today(clock);
  if (days === 1) return texts.tomorrow(clock);
  if (days === -1) return texts.yesterday(clock);
  if (days > 0 && days < aWeek) return texts.weekday(texts.weekdays[inIndia(moment).getUTCDay()] ?? '', clock);
  return texts.onDay(labelText(dayInIndia(moment), dateTexts), clock);
}

/** `12 min`, `3 h 10 min`, `2 days`. */
export function spanText(ms: number, texts: Texts): string {
  const minutes = Math.max(1, Math.floor(ms / minuteMs));
  if (ms < hourMs) return texts.minutes(minutes);
  if (ms >= dayMs) return texts.days(Math.floor(ms / dayMs));
  return texts.hours(Math.floor(ms / hourMs), Math.floor((ms % hourMs) / minuteMs));
}

/** How long somebody waits. @param now milliseconds since the epoch */
export const waitText = (since: string, now: number, texts: Texts): string =>
  spanText(Math.max(0, now - Date.parse(since)), texts);

/** Whether they have waited too long. */
export const isLate = (since: string, now: number): boolean => now - Date.parse(since) >= lateMs;
