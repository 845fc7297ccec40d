import { inputLengths, inputLimits, lastHour } from '@yantra/domain';
import { z } from 'zod';
import { wrong } from '../field-errors.ts';

/** The ways that a person can choose; in the app everything is shown. */
export const chosenWay = z.enum(['email', 'sms', 'whatsApp', 'push'], wrong('choice.invalid'));

/** The sign beside a notification; its colour only repeats it. */
const sign = z.enum(['lead', 'done', 'message', 'lock', 'calendar', 'plan', 'search', 'shield']);

/** A notification's number as text, since it may be larger than other numbers; later ones have larger ones. */
export const notificationId = z.string(wrong('id.invalid')).regex(/^\d{1,18}$/, wrong('id.invalid'));

/** A line of the list: one notification, or several of a kind and day. */
export const notification = z.object({
  /** The newest first. */
  ids: z.array(z.string()),
  kind: z.string(),
  sign,
  title: z.string(),
  text: z.string(),
  /** The page about it: a path of the site, without a language. */
  path: z.string(),
  /** Of the newest; ISO 8601, UTC. */
  at: z.string(),
  isRead: z.boolean(),
  count: z.number().int(),
});

/** How many lines are unread; at most so many are counted. */
export const unreadCount = z.object({ unread: z.number().int() });

/** Whether a way is used: `always` and `never` cannot be changed. */
const wayChoice = z.object({ rule: z.enum(['always', 'on', 'off', 'never']), isOn: z.boolean() });

/** An event in the settings. */
export const eventChoice = z.object({
  kind: z.string(),
  group: z.enum(['leads', 'machines', 'searches']),
  name: z.string(),
  hint: z.string(),
  ways: z.object({ email: wayChoice, sms: wayChoice, whatsApp: wayChoice, push: wayChoice }),
});

/** A full hour of the day in India. */
export const hourOfDay = z
  .int(wrong('choice.invalid'))
  .min(0, wrong('choice.invalid'))
  .max(lastHour, wrong('choice.invalid'));

/** A choice that a person makes. */
export const madeChoice = z.object({
  kind: z.string(wrong('choice.invalid')).max(inputLengths.id, wrong('choice.invalid')),
  way: chosenWay,
  isOn: z.boolean(wrong('choice.invalid')),
});

/** The most choices in one call. */
export const mostChoices = inputLimits.choicesAtOnce;
