import { inputLimits } from '@yantra/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { wrong } from '../field-errors.ts';

/** Lets messages that did not leave be tried again, at once. What is no longer worth a message is dropped then. */
export const retryMessages = defineCall({
  summary: 'Tries messages again that did not leave.',
  route: 'POST /Notifications/RetryMessages',
  who: 'admin',
  input: z.object({
    ids: z
      .array(z.uuid(wrong('id.invalid')), wrong('id.invalid'))
      .min(1, wrong('id.invalid'))
      .max(inputLimits.notificationsAtOnce, wrong('id.invalid')),
  }),
  /** How many are tried again: others were already. */
  output: z.object({ retried: z.number().int() }),
});
