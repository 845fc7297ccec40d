import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { nothing } from '../shapes/answers.ts';
import { rowId } from '../shapes/input.ts';

export const endAnnouncement = defineCall({
  summary: 'Ends an announcement now; one that has not begun never does.',
  route: 'POST /Notices/EndAnnouncement',
  who: 'admin',
  input: z.object({ id: rowId }),
  output: nothing,
  errors: ['announcement.unknown'],
});
