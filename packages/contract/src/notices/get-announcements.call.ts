import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { announcement, pause } from './notices.shapes.ts';

export const getAnnouncements = defineCall({
  summary: 'Every announcement, the latest first, and until when changes are paused.',
  route: 'GET /Notices/GetAnnouncements',
  who: 'admin',
  input: z.object({}),
  output: z.object({ rows: z.array(announcement), maintenance: pause.optional() }),
});
