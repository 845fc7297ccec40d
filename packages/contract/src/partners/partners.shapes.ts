import { inputLengths, lengths, limits, partnerOrigin } from '@yantra/domain';
import { z } from 'zod';
import { wrong } from '../field-errors.ts';
import { line, optional } from '../shapes/input.ts';

/* Partners: suppliers whose machines stand on their own pages, by a key that stands in the page's source. */

const wrongKey = wrong('partnerKey.invalid');
/** As it stands in a tag: `pk_` and 24 letters, digits, `-` or `_`. */
export const partnerKeyText = z.string(wrongKey).max(inputLengths.id, wrongKey);

const wrongOrigin = wrong('origin.invalid');
const origin = z
  .string(wrongOrigin)
  .refine((text) => partnerOrigin(text) !== undefined, wrongOrigin)
  .transform((text) => partnerOrigin(text) ?? '');
const wrongOrigins = wrong('origins.required');

export const keyFields = {
  name: line(wrong('name.line'), lengths.title).min(1, wrong('name.enter')),
  /** Where the key works; each once. */
  origins: z
    .array(origin, wrongOrigins)
    .min(1, wrongOrigins)
    .max(limits.originsOfKey, wrong('origins.tooMany', { most: limits.originsOfKey }))
    .transform((all) => [...new Set(all)]),
};
const wrongId = wrong('partnerKey.noId');
export const keyId = { id: z.string(wrongId).max(inputLengths.id, wrongId) };

/** Whose: an admin's to name; for a supplier always their own. */
export const partnerInput = z.object({
  supplierId: optional(z.string(wrong('owner.required')).max(inputLengths.id, wrong('user.noId'))),
});

export const partnerKey = z.object({
  id: z.string(),
  /** Public, since it stands in pages; an admin sees how it begins. */
  key: z.string(),
  name: z.string(),
  origins: z.array(z.string()),
  supplierId: z.string(),
  supplierName: z.string(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
});
