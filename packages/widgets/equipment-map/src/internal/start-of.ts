import type { MapStart } from '@yantra/map';
import type { EquipmentMapProps } from '../equipment-map.types.ts';

/** The zoom of a locality, where the address has the place alone. */
const placeZoom = 14;

/** Where the map begins instead of the city's middle. */
export const startOf = ({ at, place }: EquipmentMapProps): MapStart | undefined =>
  at ?? (place && { latitude: place.latitude, longitude: place.longitude, zoom: placeZoom });
