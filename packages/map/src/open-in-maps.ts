import type { Place } from './map.ts';

/**
 * The address that opens a place in the person's own app: of its numbers alone.
 * @param agent the browser's user agent
 * @returns nothing for what is no place
 */
export function mapsAddress({ latitude, longitude }: Place, agent: string): string | undefined {
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return undefined;
  const pair = `${latitude.toFixed(5)},${longitude.toFixed(5)}`;
  // With the numbers asked for too, apps put a pin there.
  if (/android/i.test(agent)) return `geo:${pair}?q=${pair}`;
  // Those phones do not know `geo:`, but open their own app.
  if (/iphone|ipad|ipod/i.test(agent)) return `https://maps.apple.com/?q=${pair}`;
  return `https://www.google.com/maps/search/?api=1&query=${pair}`;
}
