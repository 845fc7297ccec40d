import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { lead, shortMachine } from '../leads/leads.shapes.ts';
import { nothing } from '../shapes/answers.ts';

const point = z.object({ label: z.string(), value: z.number() });

export const getOverview = defineCall({
  summary: 'The figures of the dashboard’s first page, by role.',
  route: 'GET /Overview/GetOverview',
  who: 'loggedIn',
  input: nothing,
  /** The overview by role; what does not concern the role is absent. */
  output: z.object({
    machines: z.number().int(),
    listedMachines: z.number().int(),
    /** Last 30 days. */
    views: z.number().int(),
    reveals: z.number().int(),
    leads: z.number().int(),
    newLeads: z.number().int(),
    /** Views by day of the last 30, in Asia/Kolkata; `label` is `YYYY-MM-DD`. */
    viewsByDay: z.array(point),
    topMachines: z.array(shortMachine.extend({ views: z.number().int() })),
    /** A supplier's four latest. */
    newestLeads: z
      .array(lead.pick({ id: true, fullName: true, category: true, details: true, status: true }))
      .optional(),
    plans: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        used: z.number().int(),
        limit: z.number().int(),
        endsAt: z.string(),
      }),
    ),
    customers: z.number().int().optional(),
    suppliers: z.number().int().optional(),
    machinesByCategory: z.array(point).optional(),
    machinesByCity: z.array(point).optional(),
    /** Rupees by month, `YYYY-MM`. */
    paymentsByMonth: z.array(point).optional(),
    /** Searches of the last 30 days that found nothing, most frequent first. */
    emptySearches: z.array(point).optional(),
  }),
});
