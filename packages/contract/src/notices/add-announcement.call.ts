import { defineCall } from '../define-call.ts';
import { newRow } from '../shapes/answers.ts';
import { announcementInput } from './notices.shapes.ts';

export const addAnnouncement = defineCall({
  summary: 'Shows a line above the dashboard, to some people and for a time.',
  route: 'POST /Notices/AddAnnouncement',
  who: 'admin',
  input: announcementInput,
  output: newRow,
  says: ['city.unknown'],
});
