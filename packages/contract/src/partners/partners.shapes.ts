import { inputLengths, lengths, limits, partnerOrigin } from '@yantra/domain';
import { z } from 'zod';
import { wrong } from '../field-errors.ts';
import { line, optional } from '../shapes/input.ts';

/* Partners: suppliers who show their machines on their own websites, by a key in the page's source. */

const wrongKey = wrong('partnerKey.invalid');
/** As written in a tag: `pk_` and 24 letters, digits, `-` or `_`. */
export const partnerKeyText = z.string(wrongKey).max(inputLengths.id, wrongKey);

const wrongOrigin = wrong('origin.invalid');
const origin = z
  .string(wrongOrigin)
  .refine((text) => partnerOrigin(text) !== undefined, wrongOrigin)
  .transform((text) => partnerOrigin(text) ?? '');
const wrongOrigins = wrong('origins.required');

export const keyFields = {
  name: line(wrong('name.line'), lengths.title).min(1, wrong('name.enter')),
  /** Where the key is valid, without duplicates. */
  origins: z
    .array(origin, wrongOrigins)
    .min(1, wrongOrigins)
    .max(limits.originsOfKey, wrong('origins.tooMany', { most: limits.originsOfKey }))
    .transform((all) => [...new Set(all)]),
};
const wrongId = wrong('partnerKey.noId');
export const keyId = { id: z.string(wrongId).max(inputLengths.id, wrongId) };

/** The key's supplier: an admin may name one; suppliers always get their own. */
export const partnerInput = z.object({
  supplierId: optional(z.string(wrong('owner.required')).max(inputLengths.id, wrong('user.noId'))),
});

export const partnerKey = z.object({
  id: z.string(),
  /** Not secret, since pages contain it; an admin sees its first characters. */
  key: z.string(),
  name: z.string(),
  origins: z.array(z.string()),
  supplierId: z.string(),
  supplierName: z.string(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
});
