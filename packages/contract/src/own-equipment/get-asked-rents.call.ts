import { isRentalType, lengths } from '@yantra/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { wrong } from '../field-errors.ts';
import { line, optional, rowId } from '../shapes/input.ts';

export const getAskedRents = defineCall({
  summary: 'What others ask for machines of a type, for who says a rent.',
  route: 'GET /Equipment/GetAskedRents',
  who: 'supplierOrUser',
  input: z.object({
    equipmentTypeId: rowId,
    /** Where one's own machine stands; without it, where one's newest machine does. */
    city: optional(line(wrong('city.required'), lengths.city)),
    state: optional(line(wrong('state.required'), lengths.state)),
  }),
  output: z.object({
    /** The city that `low` and `high` are of. */
    city: z.string().optional(),
    /** A unit a row. Rupees after discount. */
    rents: z.array(
      z.object({
        rentalType: z.number().int().refine(isRentalType),
        /** Half of them ask as much at most. */
        middle: z.number(),
        /** The middle half lies between these. Only where enough others of the city ask by this unit; else `middle` is all India's. */
        low: z.number().optional(),
        high: z.number().optional(),
      }),
    ),
  }),
});
