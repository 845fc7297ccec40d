import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { nothing } from '../shapes/answers.ts';
import { savedSearchId } from './saved-searches.shapes.ts';

/** One that is not there is not an error. */
export const deleteSavedSearch = defineCall({
  summary: 'Deletes a saved search of the person.',
  route: 'POST /SavedSearch/Delete',
  who: 'loggedIn',
  input: z.object({ id: savedSearchId }),
  output: nothing,
});
