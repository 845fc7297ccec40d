import {
  addEquipmentRating,
  answerEquipmentRating,
  removeEquipmentRating,
  updateEquipmentRating,
} from '@yantra/contract/calls';
import { bind, type BoundCall, callerIn } from '../../http/bind.ts';
import type { Ratings } from './ratings.service.ts';

export const ratingsRoutes = (ratings: Ratings): BoundCall[] => [
  bind(addEquipmentRating, (input, context) => ratings.add(input, callerIn(context))),
  bind(updateEquipmentRating, (input, context) => ratings.change(input, callerIn(context))),
  bind(removeEquipmentRating, ({ equipmentId }, context) => ratings.withdraw(equipmentId, callerIn(context))),
  bind(answerEquipmentRating, (input, context) => ratings.answer(input, callerIn(context))),
];
