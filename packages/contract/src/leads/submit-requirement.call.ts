import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { cityId, email, flag, optional, phone, whole } from '../shapes/input.ts';

const nameSentence = 'Please enter your full name.';
const categorySentence = 'Please select a category.';
const consentSentence = 'Please agree that owners may contact you.';
const keySentence = 'This request has no valid key. Please reload the page and send it again.';

/** A renter's requirement (spec: public-area §2, decisions/0010). The server takes who asked from nothing else than these fields. */
export const requirementInput = z.object(
  {
    fullName: z
      .string(nameSentence)
      .trim()
      .min(1, nameSentence)
      .max(100, 'A name has 100 characters at most.')
      .regex(/^\P{Cc}*$/u, nameSentence),
    email,
    phone,
    categoryId: whole(categorySentence, 1),
    /** Where the machine is needed. */
    selectedCityId: optional(cityId),
    /** What is needed, in the person's words. */
    details: optional(z.string().trim().max(500, 'Please describe it in 500 characters at most.')),
    /** The person agreed that owners may call and write. */
    consent: z.preprocess((value) => (value === 'on' ? true : flag(value)), z.literal(true, consentSentence)),
    /** Honeypot: people leave it empty; who fills it gets the usual answer, and nothing is stored. */
    website: optional(z.string().max(500)),
    /** From a partner's page: what `Embed/LeadReceipt` answered there. */
    receipt: optional(z.string().max(1000, 'This receipt is not one of ours.')),
    /** Made once for what was typed, so that the same requirement sent twice is stored once. */
    idempotencyKey: z.string(keySentence).regex(/^[\w-]{16,64}$/, keySentence),
  },
  'Please send a requirement as a JSON object.',
);

/** What was stored, or was stored before under the same key. */
export const requirement = z.object({ id: z.string() });

export const submitRequirement = defineCall({
  summary: 'Stores what somebody needs, once per key; also taken as a plain form.',
  route: 'POST /Lead/SubmitRequirement',
  who: 'anyone',
  input: requirementInput,
  output: requirement,
  fromPartners: true,
  errors: ['category.unknown', 'lead.tooMany', 'receipt.invalid'],
});
