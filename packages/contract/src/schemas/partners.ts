import { partnerOrigin } from '@yantra/domain';
import { z } from 'zod';
import { line, optional } from './input.ts';

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

const facts = {
  name: line('Please write the name on one line.', 60).min(1, 'Please enter a name.'),
  /** Where the key works; each once. */
  origins: z
    .array(origin, originsSentence)
    .min(1, originsSentence)
    .max(10, 'A key is for 10 websites at most.')
    .transform((all) => [...new Set(all)]),
};
const idSentence = 'This is no id of a key.';
const keyId = { id: z.string(idSentence).max(64, idSentence) };

export const addPartnerKeyInput = z.object(facts, 'Please send a key as a JSON object.');
export const updatePartnerKeyInput = z.object({ ...keyId, ...facts });
export const revokePartnerKeyInput = z.object(keyId);

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

/** What is counted by: the elements' names without `yantra-`. */
export const partnerWidgets = [
  'auth-modals',
  'city-picker',
  'dashboard',
  'equipment-carousel',
  'equipment-details',
  'equipment-listing',
  'equipment-map',
  'equipment-search',
  'lead-form',
] as const;
const widget = z.enum(partnerWidgets, 'Which widget?');

const pageSentence = 'A page is a path that begins with /.';
const longestPage = 200;
/** A page of a partner's website, by its path alone: what stands behind may say who somebody is. */
const page = z
  .string(pageSentence)
  .max(2000, pageSentence)
  .regex(/^\/\P{Cc}*$/u, pageSentence)
  .transform((text) => text.replace(/[?#].*$/s, '').slice(0, longestPage));

const mostEvents = 50;
/** What people did on a partner's page, as a beacon tells it. */
export const embedEventsInput = z.object({
  key: partnerKeyText,
  page,
  events: z
    .array(z.object({ kind: z.enum(['view', 'select']), widget }))
    .min(1)
    .max(mostEvents),
});

export const leadReceiptInput = z.object({ key: partnerKeyText, page, widget });
/** Proves from where a lead comes; to be sent back as it is. */
export const leadReceipt = z.object({ receipt: z.string() });

const counts = { views: z.number().int(), selects: z.number().int(), leads: z.number().int() };
const counted = z.object({ label: z.string(), ...counts });
/** The last 30 days. */
export const partnerFigures = z.object({
  ...counts,
  /** By day in Asia/Kolkata; `label` is `YYYY-MM-DD`. */
  byDay: z.array(counted),
  /** By path, the most viewed first, 50 at most. */
  byPage: z.array(counted),
  /** By the element's name without `yantra-`. */
  byWidget: z.array(counted),
});
