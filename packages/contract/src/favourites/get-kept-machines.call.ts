import { favouriteLimits } from '@yantra/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { wrong } from '../field-errors.ts';
import { keptRow, machineId, shownFor } from './favourites.shapes.ts';

export const getKeptMachines = defineCall({
  summary:
    'Machines as they are now, by their ids, with what a job costs with each; of those that left, when, and what is alike.',
  route: 'POST /Favourite/GetKeptMachines',
  who: 'anyone',
  /** Their visitors keep machines too. */
  fromPartners: true,
  input: z.object({
    ids: z.array(machineId).max(favouriteLimits.machines, wrong('machines.tooMany')),
    ...shownFor,
  }),
  /** In the order asked for. */
  output: z.object({ machines: z.array(keptRow) }),
});
