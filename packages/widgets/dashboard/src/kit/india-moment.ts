import { inIndia } from '@yantra/domain';

/** A moment as the value of a field of day and time, in India. @param iso ISO 8601 */
export const fieldMoment = (iso: string): string => inIndia(new Date(iso)).toISOString().slice(0, 16);

/** The moment that such a field has; undefined if it has none. */
export function momentIn(value: string): string | undefined {
  const time = Date.parse(`${value}+05:30`);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}
