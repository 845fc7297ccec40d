import type { FoundPlace } from '@yantra/contract/calls';
import type { City } from '@yantra/places';
import { nearestCity } from '@yantra/places/all';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';

/** What asking a service needs from outside. */
export interface GeocodingServiceParts {
  /** `GEOCODER_URL` */
  readonly url: string;
  readonly cities: readonly City[];
  readonly logger: Pick<FastifyBaseLogger, 'warn'>;
  readonly limits?: GeocodingLimits;
}

/** How long and how often somebody else is asked. */
export interface GeocodingLimits {
  readonly timeoutMs: number;
  readonly mostAtOnce: number;
  readonly mostBytes: number;
}

const usualLimits: GeocodingLimits = { timeoutMs: 2000, mostAtOnce: 4, mostBytes: 200_000 };
const mostPlaces = 8;
/* India with its islands: what lies outside is a namesake elsewhere. */
const india = { south: 6, north: 37.5, west: 67.5, east: 98 };

/** Nominatim's search answer, as far as it is read: `[{ "lat": "18.5", "lon": "73.8", "display_name": "…" }]`. */
const entry = z.object({
  lat: z.coerce.number().min(india.south).max(india.north),
  lon: z.coerce.number().min(india.west).max(india.east),
  display_name: z.string().min(1),
});
const entries = z.array(z.unknown()).max(100);

/**
 * Asks a geocoding service that answers as Nominatim does: `GET <url>?q=<text>&format=jsonv2&countrycodes=in&limit=8`. A service that is late,
 * fails or answers something else finds nothing, and a line in the log says so, without what was typed. Never more than a few questions at once.
 */
export function geocodingService({
  url,
  cities,
  logger,
  limits = usualLimits,
}: GeocodingServiceParts): (text: string) => Promise<FoundPlace[]> {
  let underWay = 0;
  return async (text) => {
    if (underWay >= limits.mostAtOnce) return [];
    underWay += 1;
    try {
      const found = entries.parse(JSON.parse(await ask(url, text, limits)));
      return found
        .flatMap((one) => entry.safeParse(one).data ?? [])
        .slice(0, mostPlaces)
        .map((place) => placeOf(place, cities));
    } catch (error) {
      logger.warn({ err: error }, 'The geocoding service gave no answer.');
      return [];
    } finally {
      underWay -= 1;
    }
  };
}

async function ask(url: string, text: string, { timeoutMs, mostBytes }: GeocodingLimits): Promise<string> {
  const address = new URL(url);
  const query = { q: text, format: 'jsonv2', countrycodes: 'in', limit: String(mostPlaces) };
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  const response = await fetch(address, {
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'error',
    headers: { accept: 'application/json', 'user-agent': 'Yantra/1' },
  });
  if (!response.ok || response.body === null) {
    await response.body?.cancel();
    throw new Error(`The geocoding service answered ${response.status}.`);
  }
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body as AsyncIterable<Uint8Array>) {
    bytes += part.length;
    if (bytes > mostBytes) throw new Error('The geocoding service answered too much.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function placeOf({ lat, lon, display_name }: z.output<typeof entry>, cities: readonly City[]): FoundPlace {
  const place = { latitude: Math.round(lat * 1e5) / 1e5, longitude: Math.round(lon * 1e5) / 1e5 };
  const { id, name, state } = nearestCity(cities, place);
  return { label: display_name.slice(0, 200), kind: 'address', ...place, city: { id, name, state } };
}
