import type { AddressAt, FoundPlace } from '@yantra/contract/calls';
import type { City, Place } from '@yantra/places';
import { nearestCity } from '@yantra/places/all';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';

export interface GeocodingServiceParts {
  /** `GEOCODER_URL` */
  readonly url: string;
  readonly cities: readonly City[];
  readonly logger: Pick<FastifyBaseLogger, 'warn'>;
  readonly limits?: GeocodingLimits;
}

/** The time and number limits of calls to the service. */
export interface GeocodingLimits {
  readonly timeoutMs: number;
  readonly mostAtOnce: number;
  readonly mostBytes: number;
}

const usualLimits: GeocodingLimits = { timeoutMs: 2000, mostAtOnce: 4, mostBytes: 200_000 };
const mostPlaces = 8;
/* India with its islands: results outside are namesakes. */
const india = { south: 6, north: 37.5, west: 67.5, east: 98 };

/** The part of Nominatim's search answer in use: `[{ "lat": "18.5", "lon": "73.8", "display_name": "…" }]`. */
const entry = z.object({
  lat: z.coerce.number().min(india.south).max(india.north),
  lon: z.coerce.number().min(india.west).max(india.east),
  display_name: z.string().min(1),
  name: z.string().optional(),
  /* A service that minds no `countrycodes` says at least where it is. */
  address: z.object({ country_code: z.literal('in').optional() }).optional(),
});
const entries = z.array(z.unknown()).max(100);

/** The part of Nominatim's reverse answer in use. */
const reversed = z.object({
  display_name: z.string().min(1),
  address: z.object({
    city: z.string().optional(),
    town: z.string().optional(),
    village: z.string().optional(),
    state: z.string().optional(),
    postcode: z.string().optional(),
    country_code: z.literal('in'),
  }),
});

/** A geocoding service, for what our own lists do not know. */
export interface GeocodingService {
  /** The places in a text; `undefined` if the service does not answer. */
  find(text: string): Promise<FoundPlace[] | undefined>;
  /** The address of a point in India; `undefined` if there is none, or the service does not answer. Absent if it has no such call. */
  readonly addressAt?: ((point: Place) => Promise<AddressAt | undefined>) | undefined;
}

/**
 * A geocoding service with Nominatim's API: `GET <url>?q=<text>&format=jsonv2&countrycodes=in&addressdetails=1&limit=8`, and if the url ends in `/search` also `GET
 * …/reverse?lat=…&lon=…&format=jsonv2`. A service that is late, fails or answers otherwise gives no answer, and the log says so, without the query. The number of
 * concurrent calls is limited.
 */
export function geocodingService({
  url,
  cities,
  logger,
  limits = usualLimits,
}: GeocodingServiceParts): GeocodingService {
  let underWay = 0;
  const asking = async <Answer>(
    address: URL,
    query: Readonly<Record<string, string>>,
    read: (answer: unknown) => Answer,
  ): Promise<Answer | undefined> => {
    if (underWay >= limits.mostAtOnce) return undefined;
    underWay += 1;
    try {
      return read(JSON.parse(await ask(address, query, limits)));
    } catch (error) {
      logger.warn({ err: error }, 'The geocoding service gave no answer.');
      return undefined;
    } finally {
      underWay -= 1;
    }
  };
  const searchUrl = new URL(url);
  const reverseUrl = new URL(url);
  reverseUrl.pathname = searchUrl.pathname.replace(/\/search\/?$/, '/reverse');
  return {
    find: (text) =>
      asking(
        searchUrl,
        { q: text, format: 'jsonv2', countrycodes: 'in', addressdetails: '1', limit: String(mostPlaces) },
        (answer) =>
          entries
            .parse(answer)
            .flatMap((one) => entry.safeParse(one).data ?? [])
            .slice(0, mostPlaces)
            .map((place) => placeOf(place, cities)),
      ),
    addressAt:
      reverseUrl.pathname === searchUrl.pathname
        ? undefined
        : (point) =>
            asking(
              reverseUrl,
              { lat: String(point.latitude), lon: String(point.longitude), format: 'jsonv2', addressdetails: '1' },
              (answer) => addressOf(reversed.parse(answer), point, cities),
            ),
  };
}

function addressOf(
  { display_name, address }: z.output<typeof reversed>,
  point: Place,
  cities: readonly City[],
): AddressAt {
  const near = nearestCity(cities, point);
  const pin = address.postcode?.replace(/\s/g, '') ?? '';
  return {
    address: display_name.slice(0, 200),
    city: (address.city ?? address.town ?? address.village ?? near.name).slice(0, 80),
    cityId: near.id,
    state: (address.state ?? near.state).slice(0, 60),
    pinCode: /^[1-9]\d{5}$/.test(pin) ? pin : '',
    country: 'India',
  };
}

async function ask(
  url: URL,
  query: Readonly<Record<string, string>>,
  { timeoutMs, mostBytes }: GeocodingLimits,
): Promise<string> {
  const address = new URL(url);
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

function placeOf({ lat, lon, display_name, name }: z.output<typeof entry>, cities: readonly City[]): FoundPlace {
  const place = { latitude: Math.round(lat * 1e5) / 1e5, longitude: Math.round(lon * 1e5) / 1e5 };
  const { id, name: cityName, state } = nearestCity(cities, place);
  // A house has its number alone, which is no name.
  const own = name !== undefined && /\p{L}{2}/u.test(name) ? name : display_name.split(',').slice(0, 2).join(',');
  return {
    label: display_name.slice(0, 200),
    name: own.trim().slice(0, 80),
    kind: 'address',
    ...place,
    city: { id, name: cityName, state },
  };
}
