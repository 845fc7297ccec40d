import { dayMs, hourMs, inIndia } from '@yantra/domain';

/** When a person sleeps: hours in India, from 0 to 23; none if both are the same. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
}

/** What counts until a person chooses. */
export const usualQuietHours: QuietHours = { from: 21, to: 8 };

/** When the quiet hours end that a moment is in; undefined outside them. */
export function quietUntil(moment: Date, { from, to }: QuietHours): Date | undefined {
  const ofDay = inIndia(moment).getTime() % dayMs;
  const hour = Math.floor(ofDay / hourMs);
  const isQuiet = from <= to ? hour >= from && hour < to : hour >= from || hour < to;
  if (!isQuiet) return undefined;
  const left = (to * hourMs - ofDay + dayMs) % dayMs;
  return new Date(moment.getTime() + left);
}
