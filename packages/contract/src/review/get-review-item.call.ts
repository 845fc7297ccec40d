import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { fault, reviewId, reviewLine } from './review.shapes.ts';

export const getReviewItem = defineCall({
  summary: 'One entry of the queue, with what a decision needs.',
  route: 'GET /Review/GetItem',
  who: 'moderator',
  input: z.object({ id: reviewId }),
  output: reviewLine.extend({
    machine: z.object({
      type: z.string(),
      city: z.string(),
      state: z.string(),
      address: z.string(),
      modelNumber: z.string(),
      description: z.string(),
      /** Rupees per unit of `rentalType`. */
      finalRentalValue: z.number(),
      rentalType: z.number().int(),
      images: z.array(z.string()),
      /** Whether the public sees it now. */
      isListed: z.boolean(),
      /** Why it is hidden. */
      hidden: z.object({ fault, words: z.string() }).optional(),
    }),
    checks: z.object({
      /** A number in the texts, as it stands there. */
      phone: z.string().optional(),
      /** Other owners with one of the pictures. */
      pictureOwners: z.number().int(),
      /** The middle rent of the type by the same unit; absent if too few ask. Rupees. */
      middleRent: z.number().optional(),
      isRentFar: z.boolean(),
      ownerMachines: z.number().int(),
      ownerHidden: z.number().int(),
    }),
    /** The newest first, at most twenty. */
    reported: z.array(z.object({ fault, words: z.string(), at: z.string() })),
  }),
  errors: ['review.unknown'],
});
