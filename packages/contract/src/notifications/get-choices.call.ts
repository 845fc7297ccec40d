import { languages } from '@yantra/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { pageLocale } from '../shapes/input.ts';
import { chosenWay, eventChoice } from './notifications.shapes.ts';

/** By which ways the person is told of what, in the language of the page. Security always comes, and is not listed. */
export const getChoices = defineCall({
  summary: 'Which events reach the person by which ways.',
  route: 'GET /Notifications/GetChoices',
  who: 'loggedIn',
  input: z.object({ locale: pageLocale }),
  output: z.object({
    rows: z.array(eventChoice),
    /** Those that this platform has. */
    ways: z.array(chosenWay),
    email: z.string(),
    /** Ten digits. */
    phone: z.string(),
    /** Browsers that get pushes. */
    devices: z.number().int(),
    /** Full hours in India. */
    quietFrom: z.number().int(),
    quietTo: z.number().int(),
    /** Of messages. */
    language: z.enum(languages),
  }),
});
