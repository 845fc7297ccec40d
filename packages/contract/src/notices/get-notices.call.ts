import { limits } from '@yantra/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { pageLocale } from '../shapes/input.ts';
import { noticeLine, pause } from './notices.shapes.ts';

export const getNotices = defineCall({
  summary:
    'What the dashboard says above its screens now: announcements for this person, and whether changes are paused.',
  route: 'GET /Notices/GetNotices',
  who: 'loggedIn',
  input: z.object({ locale: pageLocale }),
  output: z.object({
    lines: z.array(noticeLine).max(limits.announcementsAtOnce),
    /** Absent while changes are saved as always. */
    maintenance: pause.optional(),
  }),
});
