import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { wrong } from '../field-errors.ts';
import { flag, optional } from '../shapes/input.ts';
import { alertPace, savedSearch, savedSearchId } from './saved-searches.shapes.ts';

/** What is left out stays. Who goes on after a pause is told of what comes from then on; the page still counts what came meanwhile. */
export const changeSavedSearch = defineCall({
  summary: 'Changes how often a saved search tells, or pauses it.',
  route: 'POST /SavedSearch/Change',
  who: 'loggedIn',
  input: z.object({
    id: savedSearchId,
    pace: optional(alertPace),
    isPaused: optional(z.preprocess(flag, z.boolean(wrong('answer.invalid')))),
  }),
  output: savedSearch,
  errors: ['savedSearch.unknown'],
});
