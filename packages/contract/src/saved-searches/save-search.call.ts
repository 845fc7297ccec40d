import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { optional } from '../shapes/input.ts';
import { alertPace, savedSearch, wantedInput } from './saved-searches.shapes.ts';

/** One that means the same as another of the person's is that one, with the new pace; nobody saves a search twice. */
export const saveSearch = defineCall({
  summary: 'Saves a search: whoever saved it is told of new machines that it lists.',
  route: 'POST /SavedSearch/Save',
  who: 'loggedIn',
  input: z.object({
    search: wantedInput,
    /** Daily unless said. */
    pace: optional(alertPace),
  }),
  output: savedSearch,
  errors: ['savedSearch.tooMany'],
});
