import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { rupees } from '../shapes/answers.ts';
import { personId } from './people.shapes.ts';

const count = z.number().int();

export const getPerson = defineCall({
  summary: 'What we know of somebody besides the profile, for admins.',
  route: 'GET /People/GetPerson',
  who: 'admin',
  input: personId,
  output: z.object({
    id: z.string(),
    /** ISO 8601, UTC, like all moments here; null if not blocked. */
    blocked: z.object({ at: z.string(), reason: z.string(), by: z.string() }).nullable(),
    /** Who alone could let the others in again: cannot be blocked. */
    isLastAdmin: z.boolean(),
    /** When a code proved it; null where nothing did. */
    phoneConfirmedAt: z.string().nullable(),
    emailConfirmedAt: z.string().nullable(),
    lastSeenAt: z.string().nullable(),
    machines: count,
    /** Of these, on public lists now. */
    listed: count,
    purchases: count,
    payments: count,
    paid: rupees,
    leads: z.object({ sent: count, received: count }),
    sessions: count,
    /** The largest running plan. */
    plan: z.object({ displayName: z.string(), used: count, places: count, endDate: z.string() }).nullable(),
    rating: z.object({ average: z.number(), count }).nullable(),
    /** From a requirement's arrival until it is opened, as the middle of the last 90 days. */
    minutesToOpen: z.number().nullable(),
  }),
  errors: ['user.unknown'],
});
