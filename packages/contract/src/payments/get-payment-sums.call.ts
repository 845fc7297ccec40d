import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { rupees } from '../shapes/answers.ts';
import { periodOfDays } from './payments.shapes.ts';

export const getPaymentSums = defineCall({
  summary:
    'What was booked in a period, summed up from the ledger: money that came and went back, sales and their tax.',
  route: 'POST /Payment/GetPaymentSums',
  who: 'finance',
  /** Days in India, both included; without them from the beginning, or until now. */
  input: periodOfDays,
  output: z.object({
    /** Money that came, by the gateway and by bank transfer. */
    paid: rupees,
    byTransfer: rupees,
    /** Money that went back. */
    refunded: rupees,
    /** `paid` less `refunded`. */
    kept: rupees,
    /** Invoices less credit notes, without tax. */
    sales: rupees,
    gst: rupees,
    /** How many payments came, and how many refunds went. */
    payments: z.number().int(),
    refunds: z.number().int(),
  }),
});
