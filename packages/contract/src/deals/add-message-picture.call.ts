import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { dealNamed } from './deals.shapes.ts';

export const addMessagePicture = defineCall({
  summary: 'Takes a picture for a message, in the field `file`; the deal stands in the query.',
  route: 'POST /Deal/AddMessagePicture',
  who: 'anyone',
  takes: 'file',
  input: dealNamed,
  output: z.object({ url: z.string(), width: z.number().int(), height: z.number().int() }),
  errors: [
    'deal.unknown',
    'deal.changed',
    'deal.tooMany',
    'requestPage.closed',
    'image.unreadable',
    'image.tooLarge',
    'image.tooMany',
    'server.busy',
  ],
  says: ['file.required'],
});
