import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { flag, off, optional, pageLocale } from '../shapes/input.ts';
import { notification, notificationId, unreadCount } from './notifications.shapes.ts';

/** The person's notifications, in the language of the page. */
export const getNotifications = defineCall({
  summary: 'What the person was told of, the newest first; several of a kind and day are one line.',
  route: 'GET /Notifications/GetNotifications',
  who: 'loggedIn',
  input: z.object({
    /** Where the page before ended. */
    before: optional(notificationId),
    unread: z.preprocess((value) => flag(off(value)), z.boolean().optional()),
    locale: pageLocale,
  }),
  output: unreadCount.extend({
    rows: z.array(notification),
    /** The number of the newest of all, for marking everything as read; null without any. */
    newest: z.string().nullable(),
    /** Where the next page begins; null if there is none. */
    next: z.string().nullable(),
  }),
});
