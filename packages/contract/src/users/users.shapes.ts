import {
  gstinConflict,
  type GstinFault,
  gstinFault,
  inputLengths,
  isCin,
  isPan,
  languages,
  lengths,
  stateOfGstCode,
} from '@yantra/domain';
import { z } from 'zod';
import { wrong } from '../field-errors.ts';
import { day, email, line, lineOrEmpty, optional, phone, version } from '../shapes/input.ts';

/* Profiles and customers (dashboard.md §2 to §9). */

const wrongFirstName = wrong('firstName.required');
const upper = (check: (text: string) => boolean, said: string) =>
  z.preprocess(
    (value) => value ?? '',
    z
      .string()
      .trim()
      .toUpperCase()
      .refine((text) => text === '' || check(text), said),
  );

const gstinCodes = {
  length: 'gstin.invalid',
  state: 'gstin.state',
  pan: 'gstin.pan',
  form: 'gstin.form',
  check: 'gstin.check',
} as const satisfies Record<GstinFault, string>;
const gstin = z.preprocess(
  (value) => value ?? '',
  z
    .string()
    .trim()
    .toUpperCase()
    .superRefine((text, context) => {
      const fault = text === '' ? undefined : gstinFault(text);
      if (fault !== undefined) context.addIssue({ code: 'custom', message: wrong(gstinCodes[fault]) });
    }),
);

/** Reports a GSTIN that contradicts the profile's PAN or state. */
export function withOneGstin(
  { gstNumber, panNumber, state }: { readonly gstNumber: string; readonly panNumber: string; readonly state: string },
  context: z.RefinementCtx,
): void {
  const conflict = gstinConflict(gstNumber, { pan: panNumber, state });
  if (conflict === undefined) return;
  const own = stateOfGstCode(gstNumber.slice(0, 2)) ?? '';
  const message = conflict === 'pan' ? wrong('gstin.otherPan') : wrong('gstin.otherState', { state: own });
  context.addIssue({ code: 'custom', path: ['gstNumber'], message });
}

const organization = z.object({
  name: lineOrEmpty(lengths.organization),
  designation: lineOrEmpty(lengths.designation),
  cinNumber: upper(isCin, wrong('cin.invalid')),
  websiteUrl: z.preprocess(
    (value) => value ?? '',
    z
      .string()
      .trim()
      .max(lengths.website, wrong('text.tooLong', { most: lengths.website }))
      .refine(
        (text) => text === '' || (URL.canParse(text) && new URL(text).protocol === 'https:'),
        wrong('website.invalid'),
      ),
  ),
  companyEmail: z.preprocess((value) => (value === '' || value === undefined ? null : value), email.nullable()),
});

/** The fields a person may change. Phone, e-mail and role are locked: those in a body are dropped. */
export const profileFields = {
  firstName: line(wrongFirstName, lengths.name).min(1, wrongFirstName),
  lastName: lineOrEmpty(lengths.name),
  altMobileNumber: optional(phone),
  /** A masked one (with •) changes nothing. */
  panNumber: z.preprocess(
    (value) => value ?? '',
    z
      .string()
      .trim()
      .toUpperCase()
      .refine((text) => text === '' || text.includes('•') || isPan(text), wrong('pan.invalid')),
  ),
  gstNumber: gstin,
  /** `YYYY-MM-DD` */
  dateOfBirth: optional(day(wrong('date.invalid'))),
  addressLine1: lineOrEmpty(lengths.address),
  city: lineOrEmpty(lengths.city),
  state: lineOrEmpty(lengths.state),
  pincode: optional(z.string().regex(/^[1-9]\d{5}$/, wrong('pinCode.invalid'))),
  organization: optional(organization),
  /** The version that was read: another person's change since then is not overwritten. */
  version: optional(version(wrong('version.profile'))),
};

/** Of messages to a person. */
export const language = z.enum(languages, wrong('choice.invalid'));

export const userId = z.object({ id: z.string(wrong('user.required')).max(inputLengths.id, wrong('user.noId')) });

export const profile = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  fullName: z.string(),
  userName: z.string(),
  /** In capitals, for comparison. */
  normalizedUserName: z.string(),
  /** Ten digits; locked. */
  phoneNumber: z.string(),
  altMobileNumber: z.string(),
  /** Locked. */
  email: z.string(),
  /** Masked except for its owner. */
  panNumber: z.string(),
  gstNumber: z.string(),
  dateOfBirth: z.string(),
  addressLine1: z.string(),
  city: z.string(),
  state: z.string(),
  pincode: z.string(),
  role: z.enum(['admin', 'supplier', 'user']),
  organizationId: z.string().nullable(),
  organization: z
    .object({
      name: z.string(),
      designation: z.string(),
      cinNumber: z.string(),
      websiteUrl: z.string(),
      companyEmail: z.string(),
    })
    .nullable(),
  /** The organization's, where the documents read them; empty without one. */
  organizationName: z.string(),
  cinNumber: z.string(),
  language: z.enum(languages),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  machines: z.number().int(),
  version: z.number().int(),
  /** Only in admins' lists, and only if so. */
  isBlocked: z.boolean().optional(),
});

export const passwordInput = z.object({
  password: z.string(wrong('password.required')).min(1, wrong('password.required')).max(inputLengths.password),
});
