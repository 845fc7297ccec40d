import { inputLengths, jobLimits, lengths } from '@yantra/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { wrong } from '../field-errors.ts';
import { jobAt, jobFields } from '../job-cost/job-cost.shapes.ts';
import { cityId, email, flag, line, optional, pageLocale, phone, whole } from '../shapes/input.ts';

const wrongName = wrong('fullName.required');
const wrongCategory = wrong('category.select');
const wrongConsent = wrong('consent.required');
const wrongKey = wrong('requestKey.invalid');

/** A renter's requirement (spec: public-area §2, decisions/0010). The server learns who asked from these fields only. */
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
    /** What is needed, in the renter's words. */
    details: optional(
      z
        .string()
        .trim()
        .max(lengths.requirement, wrong('details.tooLong', { most: lengths.requirement })),
    ),
    ...jobFields,
    /** Where in the city. */
    jobPlace: optional(line(wrong('text.line'), jobLimits.place)),
    jobAt,
    /** Consent that owners may call and write. */
    consent: z.preprocess((value) => (value === 'on' ? true : flag(value)), z.literal(true, wrongConsent)),
    /** Honeypot: people leave it empty; if it is filled, the usual answer is sent and nothing is stored. */
    website: optional(z.string().max(inputLengths.honeypot)),
    /** From a partner's page: the answer of `Embed/LeadReceipt` there. */
    receipt: optional(z.string().max(inputLengths.receipt, wrong('leadReceipt.invalid'))),
    /** For messages to the renter. */
    locale: pageLocale,
    /** Made once per form, so that a requirement sent twice is stored once. */
    idempotencyKey: z.string(wrongKey).regex(/^[\w-]{16,64}$/, wrongKey),
  },
  wrong('requirement.noObject'),
);

/** The stored requirement, or the earlier one of the same key. */
export const requirement = z.object({
  id: z.string(),
  /** Whether its phone is that of who is logged in: owners are asked already, and no code is needed. */
  isConfirmed: z.literal(true).optional(),
});

export const submitRequirement = defineCall({
  summary: 'Stores what somebody needs, once per key; also taken as a plain form.',
  route: 'POST /Lead/SubmitRequirement',
  who: 'anyone',
  input: requirementInput,
  output: requirement,
  fromPartners: true,
  errors: ['category.unknown', 'lead.tooMany', 'receipt.invalid'],
  says: ['city.unknown'],
});
