import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { nothing } from '../shapes/answers.ts';
import { savedSearch } from './saved-searches.shapes.ts';

/** The newest first. */
export const getSavedSearches = defineCall({
  summary: 'The searches that the person saved, with how many new machines each has.',
  route: 'GET /SavedSearch/GetAll',
  who: 'loggedIn',
  input: nothing,
  output: z.object({
    searches: z.array(savedSearch),
    /** As many as one can keep. */
    most: z.number().int(),
  }),
});
