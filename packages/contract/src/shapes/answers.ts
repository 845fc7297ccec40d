import { z } from 'zod';

/** Only the envelope; as an input: no keys. */
export const nothing = z.object({});

/** An amount with at most two decimals. */
export const rupees = z.number();

/** A row that was added. */
export const newRow = z.object({ id: z.number().int() });

/** The version of a row after a change. */
export const nextVersion = z.object({ version: z.number().int() });

/** A machine that was added or changed. */
export const changed = z.object({ id: z.string(), version: z.number().int() });
