import { inputLengths, inputLimits, jobOperators } from '@yantra/domain';
import { z } from 'zod';
import { wrong } from '../field-errors.ts';
import { cityId, optional, whole } from '../shapes/input.ts';
import { listInput } from '../shapes/page.ts';

export const leadStatus = z.enum(['New', 'Replied', 'Won', 'Closed']);
/** A machine as one line of a list. */
export const shortMachine = z.object({
  id: z.string(),
  name: z.string(),
  image1Url: z.string().nullable(),
  finalRentalValue: z.number(),
  rentalType: z.number().int(),
});
/** When, how long, where and how many hours a day a machine is needed. */
export const job = z.object({
  /** The first day in India, `YYYY-MM-DD`. */
  from: z.string().optional(),
  days: z.number().int().optional(),
  /** Where in the city. */
  place: z.string().optional(),
  /** Hours of work a day. */
  hours: z.number().int().optional(),
  /** Whether the owner must provide the operator. */
  operator: z.enum(jobOperators).optional(),
});
/** A requirement that matches the supplier's machines by category and city; the admin sees all. */
export const lead = z.object({
  id: z.string(),
  fullName: z.string(),
  /** Empty until the lead is opened. */
  email: z.string(),
  /** Ten digits; empty until the lead is opened. */
  phone: z.string(),
  isOpened: z.boolean(),
  /** It cannot be opened: who asks about one machine shows the number once a quote is accepted. */
  isHidden: z.literal(true).optional(),
  /** The person has not proved the number, and could not read a quote. */
  isUnconfirmed: z.literal(true).optional(),
  /** It is about machines by name, and `machines` holds those. */
  isAsked: z.literal(true).optional(),
  category: z.object({ id: z.number().int(), name: z.string() }),
  city: z.object({ id: z.string(), name: z.string(), state: z.string() }).nullable(),
  details: z.string(),
  /** What it is needed for; absent if nothing was said. */
  job: job.optional(),
  /** This supplier's own; not visible to others. */
  status: leadStatus,
  notes: z.string(),
  /** Whom an admin gave it to; only admins see it. */
  assignee: z.object({ id: z.string(), name: z.string() }).nullable().optional(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  /** The supplier's matching machines, at most three; where machines were asked about by name, those of them that are the supplier's, for an admin all. */
  machines: z.array(shortMachine.extend({ status: z.string() })),
});
const wrongFilter = wrong('leadFilter.invalid');
/** Which leads are asked for. */
export const leadsInput = listInput(['createdAt', 'fullName', 'status']).extend({
  status: optional(leadStatus),
  /** Those that came through this machine of one's own. */
  equipmentId: optional(z.string(wrong('machine.noId')).max(inputLengths.id, wrong('machine.noId'))),
  categoryId: optional(whole(wrongFilter, 1)),
  selectedCityId: optional(cityId),
  /** The days in India looked at: 1 is today. */
  days: optional(whole(wrongFilter, 1, inputLimits.daysBack)),
  /** Whether an admin has given it to somebody; for admins alone. */
  assigned: optional(z.enum(['somebody', 'nobody', 'me'], wrongFilter)),
});
export const leadId = z.string(wrong('lead.required')).max(inputLengths.id, wrong('lead.noId'));
