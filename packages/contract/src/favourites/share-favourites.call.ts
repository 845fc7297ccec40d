import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { wrong } from '../field-errors.ts';
import { listId } from './favourites.shapes.ts';

export const shareFavourites = defineCall({
  summary: 'Shares a list by a secret page, or ends the page at once; a list that is shared again has another page.',
  route: 'POST /Favourite/ShareFavourites',
  who: 'loggedIn',
  input: z.object({ list: listId, isShared: z.boolean(wrong('answer.invalid')) }),
  output: z.object({
    /** The part of its address after `/saved/shared/`; absent if it is not shared. */
    page: z.string().optional(),
  }),
  errors: ['favouriteList.unknown'],
});
