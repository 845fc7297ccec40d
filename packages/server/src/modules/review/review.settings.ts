import { z } from 'zod';

/** When machines are looked through: once they are on show, or before. */
export const reviewModes = ['after', 'before'] as const;
export type ReviewMode = (typeof reviewModes)[number];

/** The settings of looking through, part of all settings. */
export const reviewFields = { REVIEW: z.enum(reviewModes, 'must be after or before').default('after') } as const;
