import { wrong } from '@yantra/contract/schemas';
import { lengths } from '@yantra/domain';
import type { City, Place } from '@yantra/places';
import { nearestCity } from '@yantra/places/all';
import type { PostOffice } from '../places/index.ts';

/** The town that a machine belongs to, at its own middle; a village at its post office. */
export interface Home extends Place {
  readonly city: City;
  readonly state: string;
  /** As its supplier calls it. */
  readonly village?: string;
}

/** Says what is elsewhere than the town: where that is, and where the town is. */
export function saidOf({ cities }: { readonly cities: readonly City[] }, { city, village }: Home) {
  const here = village ?? city.name;
  const there = (point: Place): string => {
    const near = nearestCity(cities, point);
    return `${near.name}, ${near.state}`;
  };
  return Object.assign(there, {
    wrongPin: (office: PostOffice) => wrong('pinCode.elsewhere', { pin: office.pinCode, there: there(office), here }),
    wrongMarker: (marker: Place) => wrong('marker.elsewhere', { there: there(marker), here }),
  });
}

/** An address with the name of a village in it; `undefined` where there is no room. */
export function withVillage(address: string, village: string): string | undefined {
  const name = village.trim();
  if (address.toLowerCase().includes(name.toLowerCase())) return address;
  const whole = `${address}, ${name}`;
  return whole.length <= lengths.address ? whole : undefined;
}
