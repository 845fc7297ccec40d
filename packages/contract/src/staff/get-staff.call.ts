import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { staffRight } from './staff.shapes.ts';

/** Who helps to run the marketplace, the admins first. */
export const getStaff = defineCall({
  summary: 'Admins, and people with a right besides their role.',
  route: 'GET /Staff/GetStaff',
  who: 'admin',
  input: z.object({}),
  output: z.array(
    z.object({
      id: z.string(),
      fullName: z.string(),
      /** Ten digits. */
      phoneNumber: z.string(),
      rights: z.array(
        z.object({
          right: staffRight,
          /** When it was given, ISO 8601, UTC; null for the first admins. */
          since: z.string().nullable(),
          /** Who gave it; null if nobody did, or their account is deleted. */
          givenBy: z.string().nullable(),
        }),
      ),
    }),
  ),
});
