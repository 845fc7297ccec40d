import { addTypeWord, getTypeWords, removeTypeWord } from '@yantra/contract/calls';
import { bind, type BoundCall, callerIn } from '../../../http/bind.ts';
import type { TypeWordsService } from './type-words.service.ts';

export const typeWordsRoutes = (words: TypeWordsService): BoundCall[] => [
  bind(getTypeWords, ({ equipmentTypeId }) => words.words(equipmentTypeId)),
  bind(addTypeWord, (input, context) => words.add(input, callerIn(context))),
  bind(removeTypeWord, ({ id }, context) => words.remove(id, callerIn(context))),
];
