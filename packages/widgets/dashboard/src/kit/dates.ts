import { dayMs, daysBetweenInIndia, hourMs, inIndia, minuteMs } from '@yantra/domain';
import type { messages } from './dates.messages.ts';

type Texts = typeof messages;

const dayIn = (iso: string): Date => inIndia(new Date(iso));

/** `21 May 2027`, in India; an invalid time shows as a dash. */
export function dayText(iso: string, texts: Texts): string {
  const day = dayIn(iso);
  if (Number.isNaN(day.getTime())) return '—';
  return `${day.getUTCDate()} ${texts.months[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}

/** `24 Oct` for a `YYYY-MM-DD`, `Oct 2026` for a `YYYY-MM`; anything else unchanged. */
export function labelText(label: string, texts: Texts): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)(?:-(\d\d))?$/.exec(label) ?? [];
  const name = texts.months[Number(month) - 1];
  if (!name) return label;
  return day ? `${Number(day)} ${name}` : `${name} ${year}`;
}

/** `Monday, 23 Nov`, in India. @param now milliseconds since the epoch */
export function weekdayText(now: number, texts: Texts): string {
  const day = inIndia(new Date(now));
  return `${texts.weekdays[day.getUTCDay()]}, ${day.getUTCDate()} ${texts.months[day.getUTCMonth()]}`;
}

/** How long something has waited: `12 min`, `3 h`, `2 days`. @param now milliseconds since the epoch */
export function sinceText(iso: string, now: number, texts: Texts): string {
  const elapsedMs = Math.max(0, now - Date.parse(iso));
  if (Number.isNaN(elapsedMs)) return '—';
  if (elapsedMs < hourMs) return texts.minutes(Math.max(1, Math.round(elapsedMs / minuteMs)));
  return elapsedMs < dayMs ? texts.hours(Math.floor(elapsedMs / hourMs)) : texts.days(Math.floor(elapsedMs / dayMs));
}

/** `12 min`, `3 h`, `Yesterday`, `18 Nov`. @param now milliseconds since the epoch */
export function agoText(iso: string, now: number, texts: Texts): string {
  const elapsedMs = now - Date.parse(iso);
  if (Number.isNaN(elapsedMs)) return '—';
  if (elapsedMs < hourMs) return texts.minutes(Math.max(1, Math.round(elapsedMs / minuteMs)));
  const days = daysBetweenInIndia(new Date(iso), new Date(now));
  if (days <= 0) return texts.hours(Math.floor(elapsedMs / hourMs));
  if (days === 1) return texts.yesterday;
  const day = dayIn(iso);
  return `${day.getUTCDate()} ${texts.months[day.getUTCMonth()]}`;
}

/** Days in India until a moment: 0 on the same day. @param now milliseconds since the epoch */
export const daysUntil = (iso: string, now: number): number => daysBetweenInIndia(new Date(now), new Date(iso));

const twoDigits = (part: number): string => String(part).padStart(2, '0');

/** `10:42`, in India. @param time milliseconds since the epoch */
export function clockText(time: number): string {
  const indiaTime = inIndia(new Date(time));
  return `${twoDigits(indiaTime.getUTCHours())}:${twoDigits(indiaTime.getUTCMinutes())}`;
}

/** `21 May 2027, 10:42`, in India. */
export function timeText(iso: string, texts: Texts): string {
  const time = dayIn(iso);
  if (Number.isNaN(time.getTime())) return '—';
  return `${dayText(iso, texts)}, ${clockText(Date.parse(iso))}`;
}
