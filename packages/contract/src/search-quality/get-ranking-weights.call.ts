import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { nothing } from '../shapes/answers.ts';
import { rankingWeights } from './search-quality.shapes.ts';

export const getRankingWeights = defineCall({
  summary: 'What counts how much in the order of relevance, for admins.',
  route: 'POST /Search/GetRankingWeights',
  who: 'admin',
  input: nothing,
  output: z.object({ weights: rankingWeights, usual: rankingWeights }),
});
