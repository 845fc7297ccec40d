import { z } from 'zod';
import { wrong } from '../field-errors.ts';

export const leadStatus = z.enum(['New', 'Replied', 'Won', 'Closed']);
/** A machine in a line of a list. */
export const shortMachine = z.object({
  id: z.string(),
  name: z.string(),
  image1Url: z.string().nullable(),
  finalRentalValue: z.number(),
  rentalType: z.number().int(),
});
/** A requirement that matches the supplier's machines by category and city; the admin sees all. */
export const lead = z.object({
  id: z.string(),
  fullName: z.string(),
  /** Empty until one has opened the lead. */
  email: z.string(),
  /** Ten digits; empty until one has opened the lead. */
  phone: z.string(),
  isOpened: z.boolean(),
  category: z.object({ id: z.number().int(), name: z.string() }),
  city: z.object({ id: z.string(), name: z.string(), state: z.string() }).nullable(),
  details: z.string(),
  /** This supplier's own; another supplier's is not seen. */
  status: leadStatus,
  notes: z.string(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  /** The supplier's machines that fit, three at most. */
  machines: z.array(shortMachine.extend({ status: z.string() })),
});
export const leadId = z.string(wrong('lead.required')).max(64, wrong('lead.noId'));
