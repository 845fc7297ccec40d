import { defineCall } from '../define-call.ts';
import { nothing } from '../shapes/answers.ts';
import { hirePrices } from './job-cost.shapes.ts';

export const setHirePrices = defineCall({
  summary: 'Sets what diesel and an operator’s food and bed are reckoned at from now on.',
  route: 'POST /HireCost/SetHirePrices',
  who: 'admin',
  input: hirePrices,
  output: nothing,
});
