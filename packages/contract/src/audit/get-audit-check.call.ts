import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { nothing } from '../shapes/answers.ts';

export const getAuditCheck = defineCall({
  summary: 'How long the audit log is, and whether it was whole when it was last checked.',
  route: 'GET /Audit/GetAuditCheck',
  who: 'admin',
  input: nothing,
  output: z.object({
    entries: z.number().int(),
    /** A hash over the last entries, and through them over every one before; hexadecimal. */
    head: z.string(),
    /** The entries that a check under way has read; null if none is. */
    checking: z.number().int().nullable(),
    /** The last check that came to its end. */
    last: z
      .object({
        /** ISO 8601, UTC. */
        at: z.string(),
        tookMs: z.number().int(),
        entries: z.number().int(),
        /** The first entry that is not as it was written, by its chain and place there; without a place, entries were cut off the end. */
        broken: z
          .object({
            chain: z.number().int().nullable(),
            place: z.number().int().nullable(),
            /** Of the entry that stands there, if any. */
            at: z.string().nullable(),
          })
          .nullable(),
      })
      .nullable(),
  }),
});
