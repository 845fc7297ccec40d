import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { reportSpan } from './reports.shapes.ts';

const count = z.number().int();
const machines = z.object({ machines: count, owners: count });

export const getMarketReport = defineCall({
  summary: 'Listed machines and their owners by city and type, and how requirements were answered. From kept sums.',
  route: 'GET /Reports/GetMarket',
  who: 'moderator',
  input: reportSpan,
  output: z.object({
    total: machines,
    /** Most machines first. */
    cities: z.array(machines.extend({ id: z.string(), name: z.string(), state: z.string() })),
    /** Most machines first. */
    types: z.array(machines.extend({ id: z.number().int(), type: z.string(), subType: z.string() })),
    /** Machines of a type in a city, most first. */
    cells: z.array(machines.extend({ cityId: z.string(), typeId: z.number().int() })),
    /** By the month in which they came, `YYYY-MM`. An owner answers by opening one: within an hour, a day, three days, or later. */
    requirements: z.array(
      z.object({ month: z.string(), came: count, hour: count, day: count, days: count, later: count }),
    ),
    /** The same of the whole time by city; without an id for no city. Most first. */
    requirementCities: z.array(z.object({ id: z.string(), name: z.string(), came: count, answered: count })),
  }),
});
