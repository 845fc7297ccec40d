import { isCin, isGstin, isPan, lengths } from '@yantra/domain';
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

/** What somebody may say of themselves. Phone, e-mail and role are locked: what a body says of them is dropped. */
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
  gstNumber: upper(isGstin, wrong('gstin.invalid')),
  /** `YYYY-MM-DD` */
  dateOfBirth: optional(day(wrong('date.invalid'))),
  addressLine1: lineOrEmpty(lengths.address),
  city: lineOrEmpty(lengths.city),
  state: lineOrEmpty(lengths.state),
  pincode: optional(z.string().regex(/^[1-9]\d{5}$/, wrong('pinCode.invalid'))),
  organization: optional(organization),
  /** The one that was read: another's change in between is not overwritten. */
  version: optional(version(wrong('version.profile'))),
};
export const userId = z.object({ id: z.string(wrong('user.required')).max(64, wrong('user.noId')) });

export const profile = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  fullName: z.string(),
  userName: z.string(),
  /** Ten digits; locked. */
  phoneNumber: z.string(),
  altMobileNumber: z.string(),
  /** Locked. */
  email: z.string(),
  /** Masked to everybody but its owner. */
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
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  machines: z.number().int(),
  version: z.number().int(),
});

export const passwordInput = z.object({
  password: z.string(wrong('password.required')).min(1, wrong('password.required')).max(1024),
});
