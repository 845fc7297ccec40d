import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { wrong } from '../field-errors.ts';
import { nothing } from '../shapes/answers.ts';
import { whole } from '../shapes/input.ts';
import { savedSearchId } from './saved-searches.shapes.ts';

/** Never goes back: an earlier place than the one known changes nothing. */
export const markNewsSeen = defineCall({
  summary: 'Marks a saved search’s news as seen, up to a place.',
  route: 'POST /SavedSearch/MarkSeen',
  who: 'loggedIn',
  input: z.object({ id: savedSearchId, through: whole(wrong('page.invalid'), 0) }),
  output: nothing,
  errors: ['savedSearch.unknown'],
});
