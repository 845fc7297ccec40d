import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { phone } from '../shapes/input.ts';
import { reason, staffRight } from './staff.shapes.ts';

/** Gives somebody a right, at once. They are told; who has it already is told nothing. */
export const giveRight = defineCall({
  summary: 'Makes somebody an admin, or gives them a right besides their role.',
  route: 'POST /Staff/GiveRight',
  who: 'admin',
  input: z.object({ phoneNumber: phone, right: staffRight, reason }),
  output: z.object({}),
  errors: ['user.unknown', 'staff.isOwner', 'staff.isBlocked'],
});
