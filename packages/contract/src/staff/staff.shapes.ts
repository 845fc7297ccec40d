import { leastReason, lengths, staffRights } from '@yantra/domain';
import { z } from 'zod';
import { wrong } from '../field-errors.ts';
import { line } from '../shapes/input.ts';

/** What can be given to a person: everything (`admin`), or a right besides their role. */
export const staffRight = z.enum(staffRights, wrong('choice.invalid'));

const wrongReason = wrong('reason.required');
/** Why somebody did what concerns another. Kept in the audit log. */
export const reason = line(wrongReason, lengths.reason).min(leastReason, wrongReason);
