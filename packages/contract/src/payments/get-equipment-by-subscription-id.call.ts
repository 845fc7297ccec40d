import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { rupees } from '../shapes/answers.ts';
import { purchaseId } from './payments.shapes.ts';

/** A machine of a purchase: documented as a list with nested data. */
export const purchasedEquipment = z.object({
  id: z.string(),
  name: z.string(),
  modelNumber: z.string(),
  noOfWorkingHrs: z.number(),
  finalRentalValue: rupees,
  rentalType: z.number().int(),
  category: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  status: z.string(),
  /** It is in no list any more, and has no page. */
  isDeleted: z.literal(true).optional(),
});

export const getEquipmentBySubscriptionId = defineCall({
  summary: 'The machines of a purchase.',
  route: 'GET /Equipment/GetEquipmentBySubscriptionId',
  who: 'owner',
  input: purchaseId,
  output: z.array(purchasedEquipment),
  errors: ['purchase.unknown'],
});
