import { availabilityLimits } from '@yantra/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { nothing } from '../shapes/answers.ts';
import { calendarAddress } from './availability.shapes.ts';

export const getCalendars = defineCall({
  summary: 'One’s own secret calendar addresses, without their secrets.',
  route: 'GET /Availability/GetCalendars',
  who: 'supplierOrUser',
  input: nothing,
  output: z.array(calendarAddress).max(availabilityLimits.calendars),
});
