import { dealReasonsOf, dealSides, dealStates } from '@yantra/domain';
import { z } from 'zod';
import { rupees } from '../shapes/answers.ts';
import { dealJob, dealMachine } from './deals.shapes.ts';

/** A line of an owner's inbox. */
export const inboxRow = z.object({
  id: z.string(),
  requestId: z.string(),
  /** The renter's. */
  name: z.string(),
  category: z.object({ id: z.number().int(), name: z.string() }),
  details: z.string(),
  job: dealJob,
  machine: dealMachine.optional(),
  distanceKm: z.number().optional(),
  state: z.enum(dealStates),
  stateBy: z.enum(dealSides),
  stateAt: z.string(),
  why: z.enum(dealReasonsOf).optional(),
  askedAt: z.string(),
  /** Since when the renter waits for an answer: to the question, or to a message. Absent if nobody waits. */
  waitingSince: z.string().optional(),
  /** Unread lines of the conversation. */
  unread: z.number().int(),
  /** Of the newest version. */
  version: z.number().int().optional(),
  total: rupees.optional(),
  validUntil: z.string().optional(),
  heldUntil: z.string().optional(),
  /** When the renter read the newest version; absent if not yet. */
  quoteReadAt: z.string().optional(),
  /** Whether it came from a page of one's own that has our widgets. */
  isFromOwnPage: z.boolean(),
});

/** What the last days (`dealLimits.figureDays`) came to, and as many before. */
const answered = z.object({
  /** The median of minutes until the first answer; absent if nothing was answered. */
  minutes: z.number().int().optional(),
  answered: z.number().int(),
  asked: z.number().int(),
  won: z.number().int(),
});

/** An owner's figures. */
export const inboxFigures = z.object({
  waiting: z.number().int(),
  /** Since when the one waits who waits longest. */
  waitingSince: z.string().optional(),
  now: answered,
  before: answered,
});
