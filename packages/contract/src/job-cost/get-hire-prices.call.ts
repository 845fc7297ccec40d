import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { nothing } from '../shapes/answers.ts';
import { hirePrices } from './job-cost.shapes.ts';

export const getHirePrices = defineCall({
  summary: 'What diesel and an operator’s food and bed are reckoned at, for admins.',
  route: 'POST /HireCost/GetHirePrices',
  who: 'admin',
  input: nothing,
  output: z.object({ prices: hirePrices, usual: hirePrices }),
});
