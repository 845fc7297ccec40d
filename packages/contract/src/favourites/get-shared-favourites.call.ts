import { inputLengths } from '@yantra/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { wrong } from '../field-errors.ts';
import { keptRow, shownFor } from './favourites.shapes.ts';

export const getSharedFavourites = defineCall({
  summary: 'A list that somebody shares, for whoever has the address of its secret page: read only.',
  route: 'POST /Favourite/GetSharedFavourites',
  who: 'anyone',
  input: z.object({
    page: z.string(wrong('id.invalid')).max(inputLengths.requestPage, wrong('id.invalid')),
    ...shownFor,
  }),
  output: z.object({
    name: z.string(),
    /** The latest first. */
    machines: z.array(keptRow.extend({ note: z.string() })),
  }),
  errors: ['sharedList.ended'],
});
