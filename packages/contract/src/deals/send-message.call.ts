import { dealLimits, inputLengths } from '@yantra/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { wrong } from '../field-errors.ts';
import { dealNamed, logLine } from './deals.shapes.ts';

export const sendMessage = defineCall({
  summary: 'Writes into the conversation of a deal, once per key; also taken as a plain form.',
  route: 'POST /Deal/SendMessage',
  who: 'anyone',
  input: dealNamed
    .extend({
      words: z
        .string()
        .trim()
        .max(dealLimits.message, wrong('text.tooLong', { most: dealLimits.message }))
        .default(''),
      /** As answered by `addMessagePicture`. */
      pictures: z
        .array(
          z
            .string(wrong('image.invalid'))
            .min(1, wrong('image.invalid'))
            .max(inputLengths.imageUrl, wrong('image.tooLong')),
        )
        .max(dealLimits.pictures, wrong('pictures.tooMany', { most: dealLimits.pictures }))
        .default([]),
      /** Made once per message, so that one sent twice is stored once. */
      clientKey: z.string(wrong('requestKey.invalid')).regex(/^[\w-]{16,64}$/, wrong('requestKey.invalid')),
    })
    .superRefine(({ words, pictures }, issues) => {
      if (words === '' && pictures.length === 0)
        issues.addIssue({ code: 'custom', path: ['words'], message: wrong('message.required') });
    }),
  output: logLine,
  errors: ['deal.unknown', 'deal.changed', 'deal.tooMany', 'requestPage.closed', 'image.unknown'],
});
