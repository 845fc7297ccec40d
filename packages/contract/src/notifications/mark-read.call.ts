import { inputLimits } from '@yantra/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { wrong } from '../field-errors.ts';
import { optional } from '../shapes/input.ts';
import { notificationId, unreadCount } from './notifications.shapes.ts';

const { notificationsAtOnce: most } = inputLimits;

/** Marks these as read, or everything up to one. What is read is not sent by other ways any more. */
export const markRead = defineCall({
  summary: 'Marks notifications of the person as read: these, or all up to one.',
  route: 'POST /Notifications/MarkRead',
  who: 'loggedIn',
  input: z.object({
    ids: optional(z.array(notificationId, wrong('id.invalid')).max(most, wrong('id.invalid'))),
    upTo: optional(notificationId),
  }),
  output: unreadCount,
});
