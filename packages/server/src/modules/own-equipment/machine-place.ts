import { wrong } from '@yantra/contract/schemas';
import { type Zone, zoneOfState } from '@yantra/domain';
import type { City, Place } from '@yantra/places';
import { kmBetween, nearestCity } from '@yantra/places/all';
import { wordsOf } from '../../database/search-words.ts';
import type { PostOffice, PostOffices } from '../places/index.ts';
import type { Gazetteer } from '../search/vocabulary/index.ts';
import { type Home, saidOf, withVillage } from './place-sayings.ts';
import { isIndia, stateNamed } from './state-names.ts';

/** A machine's place as its supplier states it. */
export interface StatedPlace {
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly pinCode?: string | undefined;
  readonly country?: string | undefined;
  /** Degrees; both or none. */
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
}

/** A machine's place for lists and maps. */
export interface MachinePlace {
  readonly address: string;
  readonly city_id: string;
  readonly city: string;
  readonly state: string;
  readonly country: string;
  readonly region: Zone;
  readonly latitude: number;
  readonly longitude: number;
}

/** An existing machine's place. */
export type KeptPlace = MachinePlace & { readonly pin_code: string };

/** A correction of the supplier's input: they are told. */
export interface Mended {
  readonly field: 'city' | 'state';
  readonly said: string;
  readonly kept: string;
}

/** A place, with the corrections. */
export interface FoundPlace {
  readonly place: MachinePlace;
  readonly mended: readonly Mended[];
}

/** Why no place was found: field to sentence. */
export interface WrongPlace {
  readonly wrong: Readonly<Record<string, string>>;
}

/** What finding places needs. */
export interface PlaceParts {
  readonly cities: readonly City[];
  readonly gazetteer: Gazetteer;
  readonly offices: Pick<PostOffices, 'byPin' | 'called'>;
}

/* India with its islands. */
const india = { south: 6, north: 37.5, west: 67.5, east: 98 };

/**
 * How far the parts of one place may be apart, in kilometres: people name the nearest town they know, and districts are that wide. Less across a state border,
 * although towns grow over it (Noida, Mohali). A town with its district's name stands for all of it.
 */
const apart = { most: 80, acrossBorder: 40, inDistrict: 250 } as const;

/**
 * The listed city of a machine: the named one, by any of its names, in the named state; for a village with a post office, the nearest city. City, PIN code and
 * marker must agree: if one of three differs, it is wrong; if only two are given, the town is believed, since a typing error easily makes another town's PIN
 * code. An unknown town is moved into the address and replaced by the town nearest to the marker or PIN code. Corrections are reported.
 */
export function placeOf(said: StatedPlace, parts: PlaceParts): FoundPlace | WrongPlace {
  const marker =
    said.latitude === undefined || said.longitude === undefined
      ? undefined
      : { latitude: said.latitude, longitude: said.longitude };
  if (marker !== undefined && !isInIndia(marker)) return { wrong: { latitude: wrong('place.abroad') } };
  if (said.country !== undefined && !isIndia(said.country)) return { wrong: { country: wrong('place.abroad') } };
  const office = said.pinCode === undefined ? undefined : parts.offices.byPin(said.pinCode, 1)[0];
  const state = stateNamed(said.state);
  const home = homeOf(said.city, state, marker ?? office, parts);
  if (home === undefined) return placeOfUnknown(said, { state, marker, office }, parts);
  const far = { pin: office && isFar(office, home), marker: marker && isFar(marker, home) };
  const there = saidOf(parts, home);
  if (far.pin && far.marker && office && marker && kmBetween(office, marker) <= apart.most) {
    return { wrong: { city: wrong('city.elsewhere', { city: said.city, there: there(office) }) } };
  }
  if (far.pin === true || far.marker === true) {
    return {
      wrong: {
        ...(far.pin && office ? { pinCode: there.wrongPin(office) } : {}),
        ...(far.marker && marker ? { latitude: there.wrongMarker(marker) } : {}),
      },
    };
  }
  const otherPin = otherPinIn(said, home, parts);
  if (otherPin !== undefined) return { wrong: { address: there.wrongPin(otherPin) } };
  const { id, state: kept, name } = home.city;
  const named = { address: said.address, city_id: id, city: home.village ?? name, state: home.state };
  const mended = state === undefined ? [{ field: 'state' as const, said: said.state, kept }] : [];
  return { place: located(named, marker ?? office ?? home), mended };
}

/** The place of a name in a state; if the state is unknown, the largest of that name or the one at the point. */
function homeOf(
  name: string,
  state: string | undefined,
  point: Place | undefined,
  { cities, gazetteer, offices }: PlaceParts,
): Home | undefined {
  const words = wordsOf(name);
  const bearers = gazetteer.named(name);
  const named = bearers.length > 0 ? bearers : wholeName(gazetteer.among(words), words.length);
  const inState = state === undefined ? named : named.filter((one) => one.state === state);
  const city = point === undefined || inState.length < 2 ? inState[0] : nearestCity(inState, point);
  if (city !== undefined) return { ...pointOf(city), city, state: city.state };
  if (point === undefined) return undefined;
  const near = offices
    .called(words)
    .filter(
      (one) => (state === undefined || one.state === '' || one.state === state) && kmBetween(one, point) <= apart.most,
    )
    .toSorted((a, b) => kmBetween(a, point) - kmBetween(b, point))[0];
  if (near === undefined) return undefined;
  const nearest = nearestCity(cities, near);
  return { ...pointOf(near), city: nearest, state: state ?? (near.state || nearest.state), village: name.trim() };
}

const wholeName = (found: ReturnType<Gazetteer['among']>, length: number): readonly City[] =>
  found.find((one) => one.start === 0 && one.length === length)?.cities ?? [];

const pointOf = ({ latitude, longitude }: Place): Place => ({ latitude, longitude });

/** The town is unknown, or in another state: the PIN code or the marker must give the place. */
function placeOfUnknown(
  said: StatedPlace,
  known: {
    readonly state: string | undefined;
    readonly marker: Place | undefined;
    readonly office: PostOffice | undefined;
  },
  parts: PlaceParts,
): FoundPlace | WrongPlace {
  const { state, marker, office } = known;
  const [namesake] = parts.gazetteer.named(said.city);
  const point = marker ?? office;
  const isThere = namesake !== undefined && point !== undefined && !isFar(point, { ...namesake, city: namesake });
  if (namesake !== undefined && (isThere || point === undefined)) {
    const place = { city: namesake.name, there: namesake.state, said: said.state };
    return { wrong: { state: wrong('state.other', place) } };
  }
  if (point === undefined) return { wrong: { city: wrong('city.unknownInState') } };
  const city = nearestCity(parts.cities, point);
  if (namesake !== undefined) {
    return { wrong: { city: wrong('city.elsewhere', { city: said.city, there: `${city.name}, ${city.state}` }) } };
  }
  const home: Home = { ...pointOf(city), city, state: state ?? city.state };
  const there = saidOf(parts, home);
  if (marker && office && isFar(office, { ...marker, city, state: city.state })) {
    return { wrong: { pinCode: there.wrongPin(office) } };
  }
  const isOtherState = state !== undefined && state !== city.state && state !== office?.state;
  if (isOtherState && kmBetween(point, city) <= apart.acrossBorder) {
    return { wrong: { state: wrong('state.other', { city: city.name, there: city.state, said: said.state }) } };
  }
  const address = withVillage(said.address, said.city);
  if (address === undefined) return { wrong: { city: wrong('city.unknownInState') } };
  const mended = [
    { field: 'city' as const, said: said.city, kept: city.name },
    ...(state === undefined ? [{ field: 'state' as const, said: said.state, kept: city.state }] : []),
  ];
  return { place: located({ address, city_id: city.id, city: city.name, state: city.state }, point), mended };
}

/** Whether a stated place equals the stored one: it then stays as once accepted. */
export const isSamePlace = (said: StatedPlace, kept: KeptPlace): boolean =>
  (['address', 'city', 'state', 'country'] as const).every((name) => said[name] === kept[name]) &&
  (said.pinCode ?? '') === kept.pin_code &&
  said.latitude === kept.latitude &&
  said.longitude === kept.longitude;

/** Whether a point, or a post office, is too far from a town. */
function isFar(point: Place & Partial<Pick<PostOffice, 'state' | 'district'>>, home: Home): boolean {
  const km = kmBetween(point, home);
  if (point.state && point.state !== home.state) return km > apart.acrossBorder;
  const names = [home.city.name, ...home.city.aliases].map((name) => name.toLowerCase());
  const isDistrict = point.district !== undefined && names.includes(point.district.toLowerCase());
  return km > (isDistrict ? apart.inDistrict : apart.most);
}

/** The PIN code in the address itself, if it is another town's. */
function otherPinIn({ address, pinCode }: StatedPlace, home: Home, { offices }: PlaceParts): PostOffice | undefined {
  const pin = /(?<!\d)[1-9]\d{2} ?\d{3}(?!\d)/.exec(address)?.[0].replace(' ', '');
  const office = pin === undefined || pin === pinCode ? undefined : offices.byPin(pin, 1)[0];
  return office !== undefined && isFar(office, home) ? office : undefined;
}

function located(place: Pick<MachinePlace, 'address' | 'city_id' | 'city' | 'state'>, point: Place): MachinePlace {
  const region = zoneOfState(place.state);
  if (region === undefined) throw new Error(`${place.state} belongs to no zone.`);
  return { ...place, country: 'India', region, ...pointOf(point) };
}

function isInIndia({ latitude, longitude }: Place): boolean {
  return latitude >= india.south && latitude <= india.north && longitude >= india.west && longitude <= india.east;
}
