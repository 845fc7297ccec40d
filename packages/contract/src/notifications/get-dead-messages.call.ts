import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { pageLocale } from '../shapes/input.ts';
import { listInput, pageOf } from '../shapes/page.ts';
import { chosenWay } from './notifications.shapes.ts';

/** Messages that did not leave, however often they were tried. */
export const getDeadMessages = defineCall({
  summary: 'Messages to people that did not leave, with what their way answered last.',
  route: 'POST /Notifications/GetDeadMessages',
  who: 'admin',
  input: listInput(['endedAt']).extend({ locale: pageLocale }),
  output: pageOf(
    z.object({
      id: z.string(),
      way: chosenWay,
      /** What it is about, in the language of the page. */
      event: z.string(),
      /** Absent for who has no account: a renter who confirmed a phone alone. */
      userId: z.string().optional(),
      userName: z.string(),
      /** What the way answered last: for the operator, in English. */
      failure: z.string(),
      tries: z.number().int(),
      /** When it was given up; ISO 8601, UTC. */
      endedAt: z.string(),
    }),
  ),
});
