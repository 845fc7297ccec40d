import { availabilityLimits } from '@yantra/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { wrong } from '../field-errors.ts';
import { capped, day, optional } from '../shapes/input.ts';
import { availability, ofMachine } from './availability.shapes.ts';

export const getAvailability = defineCall({
  summary: 'The days on which a machine is not free; nothing of who took them.',
  route: 'GET /Availability/GetAvailability',
  takes: 'publicQuery',
  who: 'anyone',
  input: z.object({
    ...ofMachine.shape,
    /** Today if absent, or if it has passed. */
    from: optional(day(wrong('date.invalid'))),
    days: optional(capped(wrong('days.invalid', { most: availabilityLimits.daysAsked }), availabilityLimits.daysAsked)),
  }),
  output: availability,
  errors: ['equipment.unknown'],
});
