import type { AddressAt, FoundPlace } from '@yantra/contract/calls';
import { type City, citiesNamed, cityNames, type Place } from '@yantra/places';
import { nearestCity, searchCities } from '@yantra/places/all';
import { wordsOf } from '../../database/search-words.ts';
import type { GeocodingService } from './geocoding-service.ts';
import type { PostOffice } from './post-office.ts';
import type { PostOffices } from './post-offices.ts';

/** Finds the places in texts. */
export type Places = ReturnType<typeof createPlaces>;

export interface PlacesParts {
  readonly cities: readonly City[];
  /** Loaded on first use. */
  readonly postOffices: () => Promise<PostOffices>;
  /** Called if our own lists find nothing. */
  readonly service?: GeocodingService | undefined;
}

const most = 8;
/** How many are considered before the best are taken; near a city only the close ones in detail. */
const candidates = { closely: 40, nearCity: 400 } as const;

export function createPlaces({ cities, postOffices, service }: PlacesParts) {
  const names = cityNames(cities);

  const byPin = async (pin: string) =>
    (await postOffices()).byPin(pin, most).map((office) => placeOf(office, cities, pinFirst));

  const byText = async (text: string): Promise<FoundPlace[]> => {
    const words = wordsOf(text).slice(0, 8);
    if (words.length === 0) return [];
    const named = searchCities(cities, text).slice(0, most);
    const offices = officesNamed(words, await postOffices());
    const { sure, likely } = parted(named, text);
    const places = ranked(offices, words).map((office) => placeOf(office, cities, nameFirst));
    return [...sure.map(placeOfCity), ...places.slice(0, most - sure.length), ...likely.map(placeOfCity)].slice(
      0,
      most,
    );
  };

  /* "Koramangala, Bangalore": the post says Bengaluru, and the district need not be the city. */
  const officesNamed = (words: readonly string[], offices: PostOffices): PostOffice[] => {
    const whole = offices.byWords(words, candidates.closely);
    const city = citiesNamed(names, words).at(-1);
    if (city === undefined || city.length === words.length) return whole;
    const rest = words.filter((_, at) => at < city.start || at >= city.start + city.length);
    const nearby = offices
      .byWords(rest, candidates.nearCity)
      .filter((office) => city.cities.some((one) => isNear(office, one)))
      .slice(0, candidates.closely);
    return [...new Map([...nearby, ...whole].map((office) => [office.pinCode + office.place, office])).values()];
  };

  return {
    /** Best first, at most 8. */
    async find(text: string): Promise<FoundPlace[]> {
      const digits = text.replace(/\s/g, '');
      const pin = /^\d{1,6}$/.test(digits) ? digits : /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0];
      const own = pin === undefined ? await byText(text) : await byPin(pin);
      return own.length > 0 || service === undefined ? own : service.find(text);
    },
    /** The address of a point, as far as known; outside India all parts are empty. */
    async addressAt(point: Place): Promise<AddressAt> {
      const city = nearestCity(cities, point);
      const post = (await postOffices()).nearest(point);
      if (post !== undefined && post.km <= farthest.postKm) return addressOf(post.office, city);
      const asked = isNearIndia(point) ? await service?.addressAt?.(point) : undefined;
      if (asked !== undefined) return asked;
      const isCity = post !== undefined && post.km <= farthest.cityKm;
      return isCity ? { ...nowhere, city: city.name, cityId: city.id, state: city.state, country: 'India' } : nowhere;
    },
  };
}

/* A farther post office does not give a point's address; and without any in a wide area, the point is not in India. */
const farthest = { postKm: 15, cityKm: 120 } as const;
const nowhere: AddressAt = { address: '', city: '', cityId: '', state: '', pinCode: '', country: '' };
const isNearIndia = ({ latitude, longitude }: Place): boolean =>
  latitude > 6 && latitude < 37.5 && longitude > 67.5 && longitude < 98;

function addressOf({ place, district, state, pinCode }: PostOffice, city: City): AddressAt {
  return {
    address: joined([place, district]),
    city: city.name,
    cityId: city.id,
    state: state === '' ? city.state : state,
    pinCode,
    country: 'India',
  };
}

/** Cities with this name or beginning, and others similar to it. */
function parted(cities: readonly City[], text: string): { sure: City[]; likely: City[] } {
  const typed = wordsOf(text).join('');
  const isSure = (city: City) =>
    [city.name, ...city.aliases].some((name) => {
      const own = wordsOf(name).join('');
      return own.startsWith(typed) || typed.startsWith(own);
    });
  const sure = cities.filter(isSure).slice(0, 4);
  return { sure, likely: cities.filter((city) => !sure.includes(city)) };
}

/** Places of this name, before those with the words in their name, before those in a district of this name. */
function ranked(offices: readonly PostOffice[], words: readonly string[]): PostOffice[] {
  const text = words.join(' ');
  const rankOf = ({ place }: PostOffice) => {
    const own = wordsOf(place).join(' ');
    if (own === text || own === words[0]) return 0;
    if (own.startsWith(text)) return 1;
    if (own.startsWith(words[0] ?? '')) return 2;
    return words.some((word) => ` ${own}`.includes(` ${word}`)) ? 3 : 4;
  };
  return offices
    .map((office) => ({ office, rank: rankOf(office) }))
    .sort((a, b) => a.rank - b.rank || a.office.place.length - b.office.place.length)
    .map(({ office }) => office);
}

/** About 50 km. */
const isNear = (a: { latitude: number; longitude: number }, b: { latitude: number; longitude: number }): boolean =>
  Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180)) < 0.45;

const short = ({ id, name, state }: City) => ({ id, name, state });

function placeOfCity(city: City): FoundPlace {
  const { name, state, latitude, longitude } = city;
  return { label: `${name}, ${state}`, kind: 'city', latitude, longitude, city: short(city) };
}

/* Repeated names are dropped: "Pune, Maharashtra". */
const joined = (names: readonly string[]): string => [...new Set(names.filter((name) => name !== ''))].join(', ');
const pinFirst = ({ pinCode, place, district, state }: PostOffice) => joined([pinCode, place, district, state]);
const nameFirst = ({ pinCode, place, district, state }: PostOffice) => `${joined([place, district, state])} ${pinCode}`;

function placeOf(office: PostOffice, cities: readonly City[], label: (office: PostOffice) => string): FoundPlace {
  const { latitude, longitude, pinCode } = office;
  return { label: label(office), kind: 'pin', latitude, longitude, city: short(nearestCity(cities, office)), pinCode };
}
