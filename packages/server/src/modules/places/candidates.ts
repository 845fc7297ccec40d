import type { FoundPlace } from '@yantra/contract/calls';
import { type City, cityLabel, type Place } from '@yantra/places';
import { kmBetween, nearestCity } from '@yantra/places/all';
import { placeName } from './localities.ts';
import { nameWords } from './place-names.ts';
import { placeSound } from './place-sound.ts';
import type { PostOffice } from './post-office.ts';
import type { PostOffices } from './post-offices.ts';

/** A place that a text may mean. */
export interface Candidate extends Place {
  readonly name: string;
  readonly rank: number;
  /** Of equal ones the larger is first. */
  readonly weight: number;
  /** Made for the best alone. */
  readonly place: () => FoundPlace;
}

export const mostPlaces = 8;
/** What belongs to a city. */
export const cityKm = 50;
/** A city of so many people is meant before a nearer village of its name. */
export const largeCity = 100_000;
/** Two places of a name closer than this are one. */
const samePlaceKm = 6;

/** The best of them, each place once. @param from the city that somebody looks at */
export function best(found: readonly Candidate[], from: City | undefined): FoundPlace[] {
  const isNear = (one: Place) => from !== undefined && kmBetween(from, one) <= cityKm;
  const order = (one: Candidate): readonly number[] => [
    Math.floor(one.rank),
    one.weight >= largeCity ? 0 : 1,
    isNear(one) ? 0 : 1,
    one.rank,
    -one.weight,
    one.name.length,
  ];
  const ordered = found.map((one) => ({ one, order: order(one) })).toSorted((a, b) => compare(a.order, b.order));
  const kept: Candidate[] = [];
  for (const { one } of ordered) {
    if (kept.length >= mostPlaces) break;
    if (!kept.some((other) => isSame(other, one))) kept.push(one);
  }
  return kept.map((one) => one.place());
}

const compare = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
};
const isSame = (a: Candidate, b: Candidate): boolean =>
  (a.latitude === b.latitude && a.longitude === b.longitude) ||
  (kmBetween(a, b) < samePlaceKm && placeSound(nameWords(a.name)) === placeSound(nameWords(b.name)));

const short = ({ id, name, state }: City) => ({ id, name, state });

export function candidateOfCity(city: City, rank: number): Candidate {
  const { name, latitude, longitude, population = 0 } = city;
  return {
    name,
    latitude,
    longitude,
    rank,
    weight: 10 + population,
    place: () => ({ label: cityLabel(city), name, kind: 'city', latitude, longitude, city: short(city) }),
  };
}

export function candidateOfLine(line: number, rank: number, offices: PostOffices, cities: readonly City[]): Candidate {
  const office = offices.at(line);
  const { latitude, longitude } = office;
  const isByHand = offices.isByHand(line);
  const name = isByHand ? office.place : readable(office);
  return {
    name,
    latitude,
    longitude,
    rank,
    weight: isByHand ? 2 : 1,
    place: () => placeOf(office, cities, { label: nameFirst(office, name), name }),
  };
}

/* Repeated names are dropped: "Pune, Maharashtra". */
const joined = (names: readonly string[]): string => [...new Set(names.filter((name) => name !== ''))].join(', ');
const nameFirst = ({ pinCode, district, state }: PostOffice, name: string) =>
  `${joined([name, district, state])} ${pinCode}`;
/** A name of the post as people write it: not BARA, and not Bilaspur Moga in the district of Moga. */
function readable({ place, district }: PostOffice): string {
  const name = placeName(place).replace(/\b[A-Z]{4,}\b/g, (word) => word.charAt(0) + word.slice(1).toLowerCase());
  const at = district === '' ? -1 : name.lastIndexOf(` ${district}`);
  const [bare, rest] = [name.slice(0, at), name.slice(at + 1 + district.length)];
  if (at > leastOfName && /^ ?[A-Z]{0,3}$/.test(rest)) return bare;
  return name.length > 1 ? name : place;
}
/* Navi Mumbai stays. */
const leastOfName = 5;

/** The place of a PIN code that was asked for by its number. */
export function placeOfPin(office: PostOffice, cities: readonly City[]): FoundPlace {
  const { pinCode, district, state } = office;
  const name = readable(office);
  const label = joined([pinCode, name, district, state]);
  return placeOf(office, cities, { label, name: `${name} ${pinCode}` });
}

function placeOf(office: PostOffice, cities: readonly City[], said: Pick<FoundPlace, 'label' | 'name'>): FoundPlace {
  const { latitude, longitude, pinCode } = office;
  const city = short(nearestCity(cities, office));
  return { ...said, kind: 'pin', latitude, longitude, city, pinCode };
}
