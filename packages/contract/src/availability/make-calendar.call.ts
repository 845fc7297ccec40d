import { availabilityLimits, inputLengths } from '@yantra/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { wrong } from '../field-errors.ts';
import { lineOrEmpty, optional } from '../shapes/input.ts';
import { calendarAddress } from './availability.shapes.ts';

export const makeCalendar = defineCall({
  summary: 'Makes a secret address at which other programs read one’s calendar, as iCalendar.',
  route: 'POST /Availability/MakeCalendar',
  who: 'supplierOrUser',
  input: z.object({
    /** Without it: of the whole fleet. */
    equipmentId: optional(z.string(wrong('machine.noId')).max(inputLengths.id, wrong('machine.noId'))),
    name: lineOrEmpty(availabilityLimits.words),
  }),
  /** The address is shown this once: only its hash is kept. */
  output: calendarAddress.extend({ url: z.string() }),
  errors: ['equipment.unknown', 'calendar.tooMany'],
});
