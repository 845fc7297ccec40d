import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { wrong } from '../field-errors.ts';
import { reason, staffRight } from './staff.shapes.ts';

/** Takes a right from somebody, or gives up one's own, at once. */
export const takeRight = defineCall({
  summary: 'Takes a right from somebody. The last admin stays one.',
  route: 'POST /Staff/TakeRight',
  who: 'admin',
  input: z.object({ userId: z.uuid(wrong('id.invalid')), right: staffRight, reason }),
  output: z.object({}),
  errors: ['user.unknown', 'staff.lastAdmin'],
});
