import { geocode, reverseGeocode } from '@yantra/contract/calls';
import { addressIn, bind, type BoundCall } from '../../http/bind.ts';
import type { Places } from './places.service.ts';

export const placesRoutes = (places: Places): BoundCall[] => [
  bind(geocode, (wanted, context) => places.find(wanted, addressIn(context))),
  bind(reverseGeocode, (point) => places.addressAt(point)),
];
