import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { equipmentDetails } from '../equipment/equipment.shapes.ts';
import { listInput, pageOf } from '../shapes/page.ts';

/** A machine that a person viewed, with their own rating. */
export const viewedEquipment = equipmentDetails.extend({
  /** ISO 8601, UTC. */
  viewedAt: z.string(),
  ownRating: z.object({ starRating: z.number(), comment: z.string() }).nullable(),
  isOwn: z.boolean(),
});

export const getRecentViewedEquipment = defineCall({
  summary: 'The machines the token’s user has looked at, the latest first.',
  route: 'POST /Equipment/GetRecentViewedEquipment',
  who: 'supplierOrUser',
  input: listInput(['viewedAt', 'name', 'modelNumber', 'region', 'finalRentalValue']),
  output: pageOf(viewedEquipment),
});
