import { wrong } from '@yantra/contract/schemas';
import { lengths } from '@yantra/domain';
import type { City, Place } from '@yantra/places';
import { nearestCity } from '@yantra/places/all';
import type { PostOffice } from '../places/index.ts';

/** A machine's town, at its centre; a village at its post office. */
export interface Home extends Place {
  readonly city: City;
  readonly state: string;
  /** As its supplier spells it. */
  readonly village?: string;
}

/** Reports what is outside the town: where it is, and where the town is. */
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

/** An address with a village's name added; `undefined` if there is no room. */
export function withVillage(address: string, village: string): string | undefined {
  const name = village.trim();
  if (address.toLowerCase().includes(name.toLowerCase())) return address;
  const whole = `${address}, ${name}`;
  return whole.length <= lengths.address ? whole : undefined;
}
