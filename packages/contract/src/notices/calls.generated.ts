/* Made from the *.call.ts files by `npm run check -- calls --fix`. */
import type { CallNamed } from '../call.ts';

/** Shows a line above the dashboard, to some people and for a time. */
export const addAnnouncement: CallNamed<'addAnnouncement'> = {
  name: 'addAnnouncement',
  method: 'POST',
  path: '/Notices/AddAnnouncement',
  takes: 'json',
  answer: 'object',
  key: 'id',
};
/** Ends an announcement now; one that has not begun never does. */
export const endAnnouncement: CallNamed<'endAnnouncement'> = {
  name: 'endAnnouncement',
  method: 'POST',
  path: '/Notices/EndAnnouncement',
  takes: 'json',
};
/** Every announcement, the latest first, and until when changes are paused. */
export const getAnnouncements: CallNamed<'getAnnouncements'> = {
  name: 'getAnnouncements',
  method: 'GET',
  path: '/Notices/GetAnnouncements',
  takes: 'query',
  answer: 'object',
  key: 'rows',
};
/** What the dashboard says above its screens now: announcements for this person, and whether changes are paused. */
export const getNotices: CallNamed<'getNotices'> = {
  name: 'getNotices',
  method: 'GET',
  path: '/Notices/GetNotices',
  takes: 'query',
  answer: 'object',
  key: 'lines',
};
/** Pauses every change until a moment at most 24 hours away, or lets changes in again; reading goes on. */
export const setMaintenance: CallNamed<'setMaintenance'> = {
  name: 'setMaintenance',
  method: 'POST',
  path: '/Notices/SetMaintenance',
  takes: 'json',
};
/** Changes an announcement, which is then shown again to who had put it away. */
export const updateAnnouncement: CallNamed<'updateAnnouncement'> = {
  name: 'updateAnnouncement',
  method: 'POST',
  path: '/Notices/UpdateAnnouncement',
  takes: 'json',
  answer: 'object',
  key: 'version',
};
