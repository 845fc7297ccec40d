import { inputLengths } from '@yantra/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { wrong } from '../field-errors.ts';
import { nothing } from '../shapes/answers.ts';

export const revokeCalendar = defineCall({
  summary: 'Ends a secret calendar address of one’s own at once.',
  route: 'POST /Availability/RevokeCalendar',
  who: 'supplierOrUser',
  input: z.object({ id: z.string(wrong('calendar.unknown')).max(inputLengths.id, wrong('calendar.unknown')) }),
  output: nothing,
  errors: ['calendar.unknown'],
});
