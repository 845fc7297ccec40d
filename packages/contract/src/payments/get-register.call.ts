import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { wrong } from '../field-errors.ts';
import { rupees } from '../shapes/answers.ts';
import { optional } from '../shapes/input.ts';
import { listInput, pageOf } from '../shapes/page.ts';
import { paperKind, periodOfDays } from './payments.shapes.ts';

const sums = z.object({ total: rupees, taxable: rupees, cgst: rupees, sgst: rupees, igst: rupees });

export const getRegister = defineCall({
  summary: 'Every invoice and credit note, with what GSTR-1 asks for, and the sums of all that match.',
  route: 'POST /Payment/GetRegister',
  who: 'finance',
  input: listInput(['issuedAt', 'number', 'receiverName', 'total'])
    .extend(periodOfDays.shape)
    .extend({ kind: optional(z.enum(paperKind.options, wrong('choice.invalid'))) }),
  output: pageOf(
    z.object({
      kind: paperKind,
      number: z.string(),
      /** ISO 8601, UTC. */
      issuedAt: z.string(),
      /** Empty once the account is deleted. */
      receiverName: z.string(),
      /** Empty if not registered. */
      gstin: z.string(),
      /** A state, in English, and its code. */
      placeOfSupply: z.string(),
      stateCode: z.string(),
      sac: z.string(),
      /** Percent. */
      rate: z.number(),
      ...sums.shape,
      plan: z.string(),
      purchaseId: z.string(),
      orderId: z.string().nullable(),
      /** The invoice that a credit note takes back; null if there was none. */
      against: z.object({ number: z.string(), issuedAt: z.string() }).nullable(),
    }),
  ).extend({ /** Credit notes taken off. */ sums }),
});
