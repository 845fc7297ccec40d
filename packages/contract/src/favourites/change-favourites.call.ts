import { dayMs, favouriteLimits, keptDeeds } from '@yantra/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { wrong } from '../field-errors.ts';
import { optional, whole } from '../shapes/input.ts';
import { kept, listId, listName, machineId } from './favourites.shapes.ts';

const mostAge = favouriteLimits.waitDays * dayMs;
const note = z
  .string(wrong('notes.invalid'))
  .trim()
  .max(favouriteLimits.note, wrong('text.tooLong', { most: favouriteLimits.note }));
const facts = {
  /** Of its own: one that was made is not made again. */
  id: z.uuid(wrong('id.invalid')),
  /** How long ago it was made, in milliseconds by the clock of the device: of two changes of the same thing the later wins. */
  ageMs: whole(wrong('id.invalid'), 0, mostAge),
};

/** It was kept without an account: a note goes beside the one that is there, a list into the one of its name. */
const joins = optional(z.boolean(wrong('answer.invalid')));

export const changeFavourites = defineCall({
  summary:
    'Keeps machines and drops them, writes notes, makes lists, fills and ends them, in the order given; what cannot be made is answered, the rest is made.',
  route: 'POST /Favourite/ChangeFavourites',
  who: 'loggedIn',
  input: z.object({
    changes: z
      .array(
        z.discriminatedUnion(
          'deed',
          [
            z.object({ ...facts, deed: z.enum(['keep', 'drop']), machine: machineId }),
            z.object({
              ...facts,
              deed: z.literal('note'),
              machine: machineId,
              /** Empty removes it. */
              words: note,
              joins,
            }),
            z.object({ ...facts, deed: z.literal('name'), list: listId, words: listName, joins }),
            z.object({ ...facts, deed: z.literal('end'), list: listId }),
            z.object({ ...facts, deed: z.enum(['put', 'take']), list: listId, machine: machineId }),
          ],
          wrong('choice.invalid'),
        ),
      )
      .max(favouriteLimits.changesAtOnce, wrong('machines.tooMany')),
  }),
  output: z.object({
    /** As it is now. */
    kept,
    refused: z.array(
      z.object({
        /** Of the change. */
        id: z.string(),
        deed: z.enum(keptDeeds),
        code: z.enum([
          'favourites.tooMany',
          'favouriteLists.tooMany',
          'favouriteList.taken',
          'favouriteList.unknown',
          'equipment.unknown',
        ]),
      }),
    ),
  }),
  /** Of single changes, in `refused`: the others are made. */
  errors: [
    'favourites.tooMany',
    'favouriteLists.tooMany',
    'favouriteList.taken',
    'favouriteList.unknown',
    'equipment.unknown',
  ],
});
