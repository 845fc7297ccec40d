import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { wrong } from '../field-errors.ts';
import { nothing } from '../shapes/answers.ts';
import { optional } from '../shapes/input.ts';
import { language } from '../users/users.shapes.ts';
import { hourOfDay, madeChoice, mostChoices } from './notifications.shapes.ts';

/** Changes by which ways the person is told of what; what is left out stays. */
export const setChoices = defineCall({
  summary: 'Changes which events reach the person by which ways, the quiet hours and the language.',
  route: 'POST /Notifications/SetChoices',
  who: 'loggedIn',
  input: z.object({
    choices: optional(z.array(madeChoice, wrong('choice.invalid')).max(mostChoices, wrong('choice.invalid'))),
    quietFrom: optional(hourOfDay),
    quietTo: optional(hourOfDay),
    language: optional(language),
  }),
  output: nothing,
  errors: ['notification.fixed'],
});
