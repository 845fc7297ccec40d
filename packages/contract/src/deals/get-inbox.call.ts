import { inboxFilters, inputLengths } from '@yantra/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { wrong } from '../field-errors.ts';
import { optional } from '../shapes/input.ts';
import { listInput, pageOf } from '../shapes/page.ts';
import { inboxFigures, inboxRow } from './inbox.shapes.ts';

export const getInbox = defineCall({
  summary: 'Who asked for a quote for one’s machines and how it stands, with one’s own figures.',
  route: 'POST /Deal/GetInbox',
  who: 'supplierOrUser',
  input: listInput(['wait', 'askedAt']).extend({
    filter: optional(z.enum(inboxFilters, wrong('choice.invalid'))),
    /** Those that came through this machine of one's own. */
    equipmentId: optional(z.string(wrong('machine.noId')).max(inputLengths.id, wrong('machine.noId'))),
  }),
  /** Without `sort` the longest wait first, then the newest. */
  output: pageOf(inboxRow).extend({
    counts: z.record(z.enum(inboxFilters), z.number().int()),
    figures: inboxFigures,
    /** When this was so. ISO 8601, UTC. */
    at: z.string(),
  }),
});
