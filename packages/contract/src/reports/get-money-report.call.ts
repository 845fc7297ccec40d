import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { reportSpan } from './reports.shapes.ts';

const count = z.number().int();

export const getMoneyReport = defineCall({
  summary: 'Plans sold, renewed and left, and revenue with GST apart, by month. From kept sums of the ledger.',
  route: 'GET /Reports/GetMoney',
  who: 'finance',
  input: reportSpan,
  output: z.object({
    /** By month, `YYYY-MM`; months without any are included. Rupees. */
    revenue: z.array(
      z.object({
        month: z.string(),
        /** Sold, without GST. */
        sales: z.number(),
        salesGst: z.number(),
        /** Taken back by credit notes, without GST. */
        credited: z.number(),
        creditedGst: z.number(),
        /** What is left of them. */
        net: z.number(),
        cgst: z.number(),
        sgst: z.number(),
        igst: z.number(),
        /** Money that came, and that went back, by the gateway. */
        received: z.number(),
        refunded: z.number(),
      }),
    ),
    /** By month; `left` are plans that ended while nothing else of their buyer ran. */
    plans: z.array(
      z.object({ month: z.string(), sold: count, renewed: count, upgraded: count, ended: count, left: count }),
    ),
    /** The same of the whole time by plan. */
    byPlan: z.array(
      z.object({
        id: count,
        name: z.string(),
        sold: count,
        renewed: count,
        upgraded: count,
        ended: count,
        left: count,
      }),
    ),
  }),
});
