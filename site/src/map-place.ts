import type { EquipmentMapProps } from '@yantra/equipment-map';
import { keepInAddress } from './keep-in-address.ts';

type MapPlace = NonNullable<EquipmentMapProps['place']>;

/** The found place of a map, in the address. */
export const mapPlaceKey = 'place';

/** `18.536_73.893_Koregaon Park`: latitude, longitude, name. A name is what names are made of, since anybody can write an address. */
const written =
  /^(-?\d{1,2}(?:\.\d{1,5})?)_(-?\d{1,3}(?:\.\d{1,5})?)_([\p{L}\p{N}][\p{L}\p{M}\p{N} .,'’()&/-]{0,79})$/u;

/** The place that the address has; nothing where it has none, or what is no place. */
export function mapPlaceIn(address: URLSearchParams): MapPlace | undefined {
  const [, north, east, name] = written.exec(address.get(mapPlaceKey) ?? '') ?? [];
  if (name === undefined) return undefined;
  const place = { name, latitude: Number(north), longitude: Number(east) };
  return Math.abs(place.latitude) > 85 || Math.abs(place.longitude) > 180 ? undefined : place;
}

/** As it stands in the address. */
export const writtenPlace = ({ name, latitude, longitude }: MapPlace): string =>
  [latitude, longitude, name.replace(/[^\p{L}\p{M}\p{N} .,'’()&/-]/gu, ' ').slice(0, 80)].join('_');

/** In place of the entry before, so that Back leaves the map (decisions/0021). */
export const keepMapPlace = (place: MapPlace | undefined): void =>
  keepInAddress(mapPlaceKey, place ? writtenPlace(place) : '');
