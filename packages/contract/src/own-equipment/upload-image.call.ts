import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { nothing } from '../shapes/answers.ts';

/** Takes a form of one field, `file`. */
export const uploadImage = defineCall({
  summary: 'Takes a JPEG, PNG or WebP of at most 1 MB in the field `file`, makes it anew and answers its address.',
  route: 'POST /ImageUpload/upload',
  who: 'loggedIn',
  takes: 'file',
  input: nothing,
  output: z.object({
    url: z.string(),
    width: z.number().int(),
    height: z.number().int(),
    bytes: z.number().int(),
  }),
  beside: ['url'],
  errors: ['image.unreadable', 'image.tooLarge', 'image.tooMany', 'server.busy'],
  says: ['file.required'],
});
