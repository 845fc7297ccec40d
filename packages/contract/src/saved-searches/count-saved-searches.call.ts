import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { nothing } from '../shapes/answers.ts';

export const countSavedSearches = defineCall({
  summary: 'How many searches the person saved, and how many of them have new machines.',
  route: 'GET /SavedSearch/Count',
  who: 'loggedIn',
  input: nothing,
  output: z.object({ searches: z.number().int(), withNews: z.number().int() }),
});
