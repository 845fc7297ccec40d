import { defineCall } from '../define-call.ts';
import { wrong } from '../field-errors.ts';
import { nextVersion } from '../shapes/answers.ts';
import { optional, rowId, version } from '../shapes/input.ts';
import { announcementInput } from './notices.shapes.ts';

export const updateAnnouncement = defineCall({
  summary: 'Changes an announcement, which is then shown again to who had put it away.',
  route: 'POST /Notices/UpdateAnnouncement',
  who: 'admin',
  input: announcementInput.safeExtend({ id: rowId, version: optional(version(wrong('version.list'))) }),
  output: nextVersion,
  errors: ['announcement.unknown', 'announcement.changed'],
  says: ['city.unknown'],
});
