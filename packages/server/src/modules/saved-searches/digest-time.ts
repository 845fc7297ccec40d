import { boundsOfDayInIndia, dayMs, hourMs, minuteMs } from '@yantra/domain';

/* Half past eight in the morning in India: after quiet hours. */
const sinceMidnight = 8 * hourMs + 30 * minuteMs;

/** When the next daily messages go. */
export function digestAfter(now: Date): Date {
  const today = boundsOfDayInIndia(now).began.getTime() + sinceMidnight;
  return new Date(today > now.getTime() ? today : today + dayMs);
}
