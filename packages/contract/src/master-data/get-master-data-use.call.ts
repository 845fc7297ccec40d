import { z } from 'zod';
import { defineCall } from '../define-call.ts';

const use = z.object({
  id: z.number().int(),
  /** That are not deleted, also those on no list. */
  machines: z.number().int(),
  /** Of those, on the public lists. */
  listed: z.number().int(),
  /** Also those of requirements and deleted machines: without any the row can be deleted. */
  isUsed: z.boolean(),
});

export const getMasterDataUse = defineCall({
  summary: 'How many machines each category and each equipment type has; those without any are left out.',
  route: 'GET /EquipmentType/GetUse',
  who: 'admin',
  input: z.object({}),
  output: z.object({ types: z.array(use), categories: z.array(use) }),
});
