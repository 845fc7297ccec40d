import { inputLengths } from '@yantra/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { wrong } from '../field-errors.ts';
import { optional } from '../shapes/input.ts';
import { withReason } from './people.shapes.ts';

export const endPersonSessions = defineCall({
  summary: 'Logs somebody out everywhere, or on one device.',
  route: 'POST /People/EndPersonSessions',
  who: 'admin',
  input: withReason.extend({
    sessionId: optional(z.string(wrong('session.noId')).max(inputLengths.id, wrong('session.noId'))),
  }),
  output: z.object({ ended: z.number().int() }),
  errors: ['user.unknown'],
});
