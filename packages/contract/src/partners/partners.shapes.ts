import { partnerOrigin } from '@yantra/domain';
import { z } from 'zod';
import { line, optional } from '../shapes/input.ts';

/* Partners: suppliers whose machines stand on their own pages, by a key that stands in the page's source. */

const keySentence = 'This is no key of a website.';
/** As it stands in a tag: `pk_` and 24 letters, digits, `-` or `_`. */
export const partnerKeyText = z.string(keySentence).max(64, keySentence);

const originSentence = 'Please enter an address like https://www.example.in, without a page behind it.';
const origin = z
  .string(originSentence)
  .refine((text) => partnerOrigin(text) !== undefined, originSentence)
  .transform((text) => partnerOrigin(text) ?? '');
const originsSentence = 'Please enter at least one website.';

export const keyFields = {
  name: line('Please write the name on one line.', 60).min(1, 'Please enter a name.'),
  /** Where the key works; each once. */
  origins: z
    .array(origin, originsSentence)
    .min(1, originsSentence)
    .max(10, 'A key is for 10 websites at most.')
    .transform((all) => [...new Set(all)]),
};
const idSentence = 'This is no id of a key.';
export const keyId = { id: z.string(idSentence).max(64, idSentence) };

/** Whose: an admin's to name; for a supplier always their own. */
export const partnerInput = z.object({
  supplierId: optional(z.string('Whose keys?').max(64, 'This is no id of a user.')),
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
