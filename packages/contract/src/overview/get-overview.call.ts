import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { lead, shortMachine } from '../leads/leads.shapes.ts';
import { machineState } from '../own-equipment/own-equipment.shapes.ts';
import { nothing } from '../shapes/answers.ts';
import { point, waitingKind } from './overview.shapes.ts';

export const getOverview = defineCall({
  summary: 'The figures of the dashboard’s first page, by role.',
  route: 'GET /Overview/GetOverview',
  who: 'loggedIn',
  input: nothing,
  /** The overview by role; parts of other roles are absent. */
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
    /** The 30 days before. */
    viewsByDayBefore: z.array(point).optional(),
    /** Leads of the last 30 days by day, and the number of the 30 days before. */
    leadsByDay: z.array(point).optional(),
    leadsBefore: z.number().int().optional(),
    /** `reveals` by day, and the number of the 30 days before. */
    revealsByDay: z.array(point).optional(),
    revealsBefore: z.number().int().optional(),
    /** Machines by state; states without machines are absent. */
    machineStates: z.array(z.object({ state: machineState, count: z.number().int() })).optional(),
    topMachines: z.array(
      shortMachine.extend({
        views: z.number().int(),
        /** Its kind; absent until an admin has assigned one. */
        equipmentType: z.object({ type: z.string(), subType: z.string() }).optional(),
        /** All requirements that reached its owner through it. */
        leads: z.number().int().optional(),
      }),
    ),
    /** A supplier's four latest. */
    newestLeads: z
      .array(
        lead
          .pick({
            id: true,
            fullName: true,
            category: true,
            details: true,
            status: true,
            city: true,
            job: true,
            createdAt: true,
          })
          .partial({ city: true, createdAt: true }),
      )
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
    /** What waits for an admin's decision, most urgent first; what does not wait is absent. */
    waiting: z.array(z.object({ kind: waitingKind, count: z.number().int() })).optional(),
    /** Searches of the last 30 days that found nothing, most frequent first. */
    emptySearches: z.array(point).optional(),
  }),
});
