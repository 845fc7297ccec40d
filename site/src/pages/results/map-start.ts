import type { EquipmentMapProps } from '@yantra/equipment-map';
import { keepInAddress } from '../../keep-in-address.ts';

type MapStart = NonNullable<EquipmentMapProps['at']>;

/** Where the map stands, in the address. */
export const mapStartKey = 'at';

/** `18.52043_73.85674_12`: latitude, longitude, zoom. */
const written = /^(-?\d{1,2}(?:\.\d{1,5})?)_(-?\d{1,3}(?:\.\d{1,5})?)_(\d{1,2})$/;

/** Where the address has the map stand; nothing where it does not say, or says what is no place. */
export function mapStartIn(address: URLSearchParams): MapStart | undefined {
  const [latitude, longitude, zoom] = (written.exec(address.get(mapStartKey) ?? '') ?? []).slice(1).map(Number);
  if (latitude === undefined || longitude === undefined || zoom === undefined) return undefined;
  if (Math.abs(latitude) > 85 || Math.abs(longitude) > 180) return undefined;
  return { latitude, longitude, zoom };
}

/** In place of the entry before, so that Back leaves the map (decisions/0021). */
export const keepMapStart = ({ latitude, longitude, zoom }: MapStart): void =>
  keepInAddress(mapStartKey, [latitude, longitude, zoom].join('_'));
