import { lengths } from '@yantra/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { wrong } from '../field-errors.ts';
import { nothing } from '../shapes/answers.ts';
import { optional } from '../shapes/input.ts';
import { withReason } from './people.shapes.ts';

export const blockPerson = defineCall({
  summary: 'Blocks somebody: sessions end, machines leave the lists, and they are told.',
  route: 'POST /People/BlockPerson',
  who: 'admin',
  input: withReason.extend({
    /** What they are told besides that they are blocked. */
    message: optional(
      z
        .string(wrong('notes.invalid'))
        .trim()
        .max(lengths.notice, wrong('text.tooLong', { most: lengths.notice })),
    ),
  }),
  output: nothing,
  errors: ['user.unknown', 'person.self', 'staff.lastAdmin', 'person.blocked'],
});
