import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { equipment } from '../equipment/equipment.shapes.ts';
import { wrong } from '../field-errors.ts';
import { optional, whole } from '../shapes/input.ts';
import { savedSearch, savedSearchId } from './saved-searches.shapes.ts';

/** Looking does not mark anything as seen; `markNewsSeen` does. */
export const getSearchNews = defineCall({
  summary: 'The new machines of a saved search that are listed now, the newest first.',
  route: 'GET /SavedSearch/GetNews',
  who: 'loggedIn',
  input: z.object({
    id: savedSearchId,
    /** What came after this place, as the link of a message says; by default after what was seen. */
    after: optional(whole(wrong('page.invalid'), 0)),
  }),
  output: z.object({
    saved: savedSearch,
    /** At most 100; as many as the message said that led here, but for machines that came or left since. */
    data: z.array(
      equipment.extend({
        /** What it cost in rupees when it was told of before: it got cheaper. */
        costBefore: z.number().optional(),
      }),
    ),
    /** For `after` of a link, and for `markNewsSeen`. */
    after: z.number().int(),
    through: z.number().int(),
  }),
  errors: ['savedSearch.unknown'],
});
