import { wrong } from '@yantra/contract/schemas';
import { type Zone, zoneOfState } from '@yantra/domain';
import type { City } from '@yantra/places';
import { nearestCity } from '@yantra/places/all';
import type { PostOffices } from '../places/index.ts';
import type { Gazetteer } from '../search/vocabulary/index.ts';

/** Where a supplier says a machine stands. */
export interface SaidPlace {
  readonly city: string;
  readonly state: string;
  readonly pinCode?: string | undefined;
  /** Degrees; both or none. */
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
}

/** Where it stands, as lists and maps need it. */
export interface MachinePlace {
  readonly city_id: string;
  readonly city: string;
  readonly state: string;
  readonly region: Zone;
  readonly latitude: number;
  readonly longitude: number;
}

/** Why no place can be told: field to sentence. */
export interface WrongPlace {
  readonly wrong: Readonly<Record<string, string>>;
}

/** What is needed to find places. */
export interface PlaceParts {
  readonly cities: readonly City[];
  readonly gazetteer: Gazetteer;
  readonly offices: Pick<PostOffices, 'byPin'>;
}

/* India with its islands. */
const india = { south: 6, north: 37.5, west: 67.5, east: 98 };
const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/**
 * The city of our list that a machine belongs to: the one named, by any of its names, in the state named; else, for a village, the one nearest to
 * the marker or to the PIN. The town keeps the name its supplier gave it.
 */
export function placeOf(said: SaidPlace, { cities, gazetteer, offices }: PlaceParts): MachinePlace | WrongPlace {
  const marker =
    said.latitude === undefined || said.longitude === undefined
      ? undefined
      : { latitude: said.latitude, longitude: said.longitude };
  if (marker !== undefined && !isInIndia(marker)) return { wrong: { latitude: wrong('place.abroad') } };
  const named = gazetteer.named(said.city);
  const spelled = cities.find(({ state }) => same(state, said.state))?.state;
  const office = said.pinCode === undefined ? undefined : offices.byPin(said.pinCode, 1)[0];
  const point = marker ?? office;
  // A state that nobody knows is a slip; of namesakes the largest city is meant, or the one at the marker.
  const listed =
    spelled === undefined
      ? ((point && nearestOf(named, point)) ?? named[0])
      : named.find((one) => one.state === spelled);
  if (listed !== undefined) {
    const { id, name, state, latitude, longitude } = listed;
    return located({ city_id: id, city: name, state }, point ?? { latitude, longitude });
  }
  if (point === undefined) return { wrong: { city: wrong('city.unknownInState') } };
  const near = nearestCity(cities, point);
  return located({ city_id: near.id, city: said.city, state: spelled ?? near.state }, point);
}

const nearestOf = (cities: readonly City[], point: { latitude: number; longitude: number }): City | undefined =>
  cities.length === 0 ? undefined : nearestCity(cities, point);

function located(
  place: Pick<MachinePlace, 'city_id' | 'city' | 'state'>,
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
): MachinePlace {
  const region = zoneOfState(place.state);
  if (region === undefined) throw new Error(`${place.state} belongs to no zone.`);
  return { ...place, region, latitude, longitude };
}

function isInIndia({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }): boolean {
  return latitude >= india.south && latitude <= india.north && longitude >= india.west && longitude <= india.east;
}
