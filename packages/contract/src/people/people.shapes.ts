import { z } from 'zod';
import { reason } from '../staff/staff.shapes.ts';
import { userId } from '../users/users.shapes.ts';

/* What admins see of one person, and do about them. */

export const personId = userId;

/** An action against a person, with its reason. */
export const withReason = z.object({ ...userId.shape, reason });
