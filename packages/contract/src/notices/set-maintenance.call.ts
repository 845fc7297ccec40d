import { limits } from '@yantra/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { wrong } from '../field-errors.ts';
import { nothing } from '../shapes/answers.ts';
import { moment } from './notices.shapes.ts';

export const setMaintenance = defineCall({
  summary: `Pauses every change until a moment at most ${limits.hoursOfMaintenance} hours away, or lets changes in again; reading goes on.`,
  route: 'POST /Notices/SetMaintenance',
  who: 'admin',
  /** Null lets changes in again at once. */
  input: z.object({ until: z.union([moment, z.null()], wrong('moment.invalid')) }),
  output: nothing,
  says: ['moment.past', 'moment.tooFar'],
});
