import { inputLengths } from '@yantra/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { wrong } from '../field-errors.ts';
import { nothing } from '../shapes/answers.ts';
import { optional } from '../shapes/input.ts';
import { fault, faultWords } from './review.shapes.ts';

export const reportListing = defineCall({
  summary: 'Says what is wrong with a machine’s page; also taken as a plain form.',
  route: 'POST /Review/ReportListing',
  who: 'anyone',
  input: z.object({
    equipmentId: z.string(wrong('machine.noId')).max(inputLengths.id, wrong('machine.noId')),
    fault,
    words: faultWords,
    /** Honeypot: people leave it empty. */
    website: optional(z.string().max(inputLengths.honeypot)),
  }),
  output: nothing,
  errors: ['equipment.unknown', 'report.tooMany'],
});
