import { favouriteLimits, inputLengths } from '@yantra/domain';
import { z } from 'zod';
import { equipment } from '../equipment/equipment.shapes.ts';
import { wrong } from '../field-errors.ts';
import { jobAt, jobFields } from '../job-cost/job-cost.shapes.ts';
import { cityId, line, optional } from '../shapes/input.ts';

/** A machine that is kept. */
export const machineId = z
  .string(wrong('machine.required'))
  .min(1, wrong('machine.required'))
  .max(inputLengths.id, wrong('machine.noId'));
/** A list: made by the browser, so that it can be filled before the server knows it. */
export const listId = z.uuid(wrong('id.invalid'));
export const listName = line(wrong('list.required'), favouriteLimits.listName).min(1, wrong('list.required'));

/** What somebody keeps. */
export const kept = z.object({
  /** The latest first; the note is empty without one. */
  machines: z.array(z.object({ id: z.string(), note: z.string() })),
  /** The oldest first, their machines the latest first. */
  lists: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      machines: z.array(z.string()),
      /** Ids that other devices gave to a list of this name. */
      also: z.array(z.string()).optional(),
      /** Its secret page, where it is shared: the part of its address after `/saved/shared/`. */
      page: z.string().optional(),
    }),
  ),
});

/** For whom and where machines are shown. */
export const shownFor = {
  /** Distances are from its centre. */
  selectedCityId: optional(cityId),
  /** With `jobDays`, machines have the total cost of the job. */
  ...jobFields,
  /** Where the work is; without it the centre of the selected city. */
  jobAt,
};

/** A kept machine as it is now. */
export const keptRow = z.object({
  id: z.string(),
  /** Absent if it is not listed now. */
  machine: equipment.optional(),
  /** It was listed before. */
  left: z
    .object({
      /** Empty if it was taken down for what it said. */
      name: z.string(),
      /** The day on which it left, in India; absent if that is not known. */
      on: z.string().optional(),
      /** Machines of its kind, the nearest first: to the job, else to where it was. At most `favouriteLimits.similar`. */
      alike: z.array(equipment),
    })
    .optional(),
});
