/* Made from the *.call.ts files by `npm run check -- calls --fix`. */
import type { CallNamed } from '../call.ts';

/** What costs of a machine are worked out from beside its rate card: by its type, 0 if it has none yet, and its categories. */
export const getCostBasis: CallNamed<'getCostBasis'> = {
  name: 'getCostBasis',
  method: 'GET',
  path: '/HireCost/GetCostBasis',
  takes: 'publicQuery',
  answer: 'object',
  key: 'parts',
};
/** What diesel and an operator’s food and bed are reckoned at, for admins. */
export const getHirePrices: CallNamed<'getHirePrices'> = {
  name: 'getHirePrices',
  method: 'POST',
  path: '/HireCost/GetHirePrices',
  takes: 'json',
  answer: 'object',
  key: 'prices',
};
/** Sets what diesel and an operator’s food and bed are reckoned at from now on. */
export const setHirePrices: CallNamed<'setHirePrices'> = {
  name: 'setHirePrices',
  method: 'POST',
  path: '/HireCost/SetHirePrices',
  takes: 'json',
};
