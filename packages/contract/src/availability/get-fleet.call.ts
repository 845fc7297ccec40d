import { availabilityLimits, inputLengths, mostPage, searchTermLength } from '@yantra/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { wrong } from '../field-errors.ts';
import { rupees } from '../shapes/answers.ts';
import { capped, day, line, optional, whole } from '../shapes/input.ts';
import { fleetMachine } from './availability.shapes.ts';

export const getFleet = defineCall({
  summary: 'One’s own machines and what they are committed to in the days from a day on.',
  route: 'GET /Availability/GetFleet',
  who: 'supplierOrUser',
  input: z.object({
    /** Today if absent. */
    from: optional(day(wrong('date.invalid'))),
    days: optional(capped(wrong('days.invalid', { most: availabilityLimits.daysSeen }), availabilityLimits.daysSeen)),
    page: optional(whole(wrong('page.invalid'), 1, mostPage)),
    searchTerm: optional(line(wrong('searchTerm.invalid'), searchTermLength)),
    /** Only this machine. */
    equipmentId: optional(z.string(wrong('machine.noId')).max(inputLengths.id, wrong('machine.noId'))),
  }),
  output: z.object({
    machines: z.array(fleetMachine).max(availabilityLimits.machinesSeen),
    /** How many machines are found on all pages. */
    total: z.number().int(),
    /** Of the whole fleet, whatever is looked for. */
    figures: z.object({
      /** Units that are free today, and how many there are. */
      freeToday: z.number().int(),
      units: z.number().int(),
      /** Booked days ÷ days shown, from 0 to 1; blocks and repairs are not use. */
      inUse: z.number(),
      /** The same in the same days of the year before; absent if nothing is known of them. */
      inUseYearAgo: z.number().optional(),
      holdsEndingToday: z.number().int(),
      /** Bookings that begin after today, and what is known of their amounts. */
      bookedAhead: z.object({ hires: z.number().int(), rupees }),
    }),
    /** When this was so. ISO 8601, UTC. */
    at: z.string(),
  }),
});
