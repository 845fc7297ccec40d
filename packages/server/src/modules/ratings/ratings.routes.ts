import { addEquipmentRating } from '@yantra/contract/calls';
import { bind, type BoundCall, callerIn } from '../../http/bind.ts';
import type { Ratings } from './ratings.service.ts';

export const ratingsRoutes = (ratings: Ratings): BoundCall[] => [
  bind(addEquipmentRating, (input, context) => ratings.add(input, callerIn(context))),
];
