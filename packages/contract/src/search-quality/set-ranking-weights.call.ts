import { defineCall } from '../define-call.ts';
import { nothing } from '../shapes/answers.ts';
import { rankingWeights } from './search-quality.shapes.ts';

export const setRankingWeights = defineCall({
  summary: 'Lets weights count from now on.',
  route: 'POST /Search/SetRankingWeights',
  who: 'admin',
  input: rankingWeights,
  output: nothing,
});
