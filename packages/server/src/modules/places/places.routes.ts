import { geocode, reverseGeocode } from '@yantra/contract/calls';
import { bind, type BoundCall } from '../../http/bind.ts';
import type { Places } from './places.service.ts';

export const placesRoutes = (places: Places): BoundCall[] => [
  bind(geocode, ({ text }) => places.find(text)),
  bind(reverseGeocode, (point) => places.addressAt(point)),
];
