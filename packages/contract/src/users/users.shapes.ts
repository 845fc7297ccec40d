import { isCin, isGstin, isPan } from '@yantra/domain';
import { z } from 'zod';
import { day, email, line, lineOrEmpty, optional, phone, version } from '../shapes/input.ts';

/* Profiles and customers (dashboard.md §2 to §9). */

const firstNameSentence = 'Please enter your first name.';
const upper = (check: (text: string) => boolean, sentence: string) =>
  z.preprocess(
    (value) => value ?? '',
    z
      .string()
      .trim()
      .toUpperCase()
      .refine((text) => text === '' || check(text), sentence),
  );

const organization = z.object({
  name: lineOrEmpty(150),
  designation: lineOrEmpty(100),
  cinNumber: upper(isCin, 'A CIN has 21 characters, like U29210MH2015PTC123456.'),
  websiteUrl: z.preprocess(
    (value) => value ?? '',
    z
      .string()
      .trim()
      .max(200, '200 characters at most, please.')
      .refine(
        (text) => text === '' || (URL.canParse(text) && new URL(text).protocol === 'https:'),
        'A website begins with https://.',
      ),
  ),
  companyEmail: z.preprocess((value) => (value === '' || value === undefined ? null : value), email.nullable()),
});

/** What somebody may say of themselves. Phone, e-mail and role are locked: what a body says of them is dropped. */
export const profileFields = {
  firstName: line(firstNameSentence, 60).min(1, firstNameSentence),
  lastName: lineOrEmpty(60),
  altMobileNumber: optional(phone),
  /** A masked one (with •) changes nothing. */
  panNumber: z.preprocess(
    (value) => value ?? '',
    z
      .string()
      .trim()
      .toUpperCase()
      .refine((text) => text === '' || text.includes('•') || isPan(text), 'A PAN has 10 characters, like ABCDE1234F.'),
  ),
  gstNumber: upper(isGstin, 'A GSTIN has 15 characters, like 27ABCDE1234F1Z5.'),
  /** `YYYY-MM-DD` */
  dateOfBirth: optional(day('Please give a date.')),
  addressLine1: lineOrEmpty(200),
  city: lineOrEmpty(80),
  state: lineOrEmpty(60),
  pincode: optional(z.string().regex(/^[1-9]\d{5}$/, 'A PIN code has six digits.')),
  organization: optional(organization),
  /** The one that was read: another's change in between is not overwritten. */
  version: optional(version('Please load the profile again.')),
};
export const userId = z.object({ id: z.string('Whose profile?').max(64, 'This is no id of a user.') });

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
  password: z.string('Please enter your password.').min(1, 'Please enter your password.').max(1024),
});
