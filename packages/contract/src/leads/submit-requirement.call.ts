import { lengths } from '@yantra/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { wrong } from '../field-errors.ts';
import { cityId, email, flag, optional, phone, whole } from '../shapes/input.ts';

const wrongName = wrong('fullName.required');
const wrongCategory = wrong('category.select');
const wrongConsent = wrong('consent.required');
const wrongKey = wrong('requestKey.invalid');

/** A renter's requirement (spec: public-area §2, decisions/0010). The server takes who asked from nothing else than these fields. */
export const requirementInput = z.object(
  {
    fullName: z
      .string(wrongName)
      .trim()
      .min(1, wrongName)
      .max(lengths.fullName, wrong('fullName.tooLong', { most: lengths.fullName }))
      .regex(/^\P{Cc}*$/u, wrongName),
    email,
    phone,
    categoryId: whole(wrongCategory, 1),
    /** Where the machine is needed. */
    selectedCityId: optional(cityId),
    /** What is needed, in the person's words. */
    details: optional(
      z
        .string()
        .trim()
        .max(lengths.requirement, wrong('details.tooLong', { most: lengths.requirement })),
    ),
    /** The person agreed that owners may call and write. */
    consent: z.preprocess((value) => (value === 'on' ? true : flag(value)), z.literal(true, wrongConsent)),
    /** Honeypot: people leave it empty; who fills it gets the usual answer, and nothing is stored. */
    website: optional(z.string().max(500)),
    /** From a partner's page: what `Embed/LeadReceipt` answered there. */
    receipt: optional(z.string().max(1000, wrong('leadReceipt.invalid'))),
    /** Made once for what was typed, so that the same requirement sent twice is stored once. */
    idempotencyKey: z.string(wrongKey).regex(/^[\w-]{16,64}$/, wrongKey),
  },
  wrong('requirement.noObject'),
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
