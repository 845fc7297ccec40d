import { brokenPasswordRules, isCin, oneTimeCode } from '@yantra/domain';
import { z } from 'zod';
import { email, line, optional, phone } from './input.ts';

const handleSentence = 'Please ask for a new code.';
const passwordSentence =
  'Password must contain at least one symbol, one capital letter, one number, and be at least 8 characters long.';
const firstNameSentence = 'Please enter your first name.';
const lastNameSentence = 'Please enter your last name on one line.';
const codeSentence = `A code has ${oneTimeCode.digits} digits.`;

/** The session of a code: neither handle says anything of the phone. */
export const otpHandle = z.object({ id: z.string(), securityStamp: z.string() });

const handles = {
  id: z.string(handleSentence).max(64, handleSentence),
  securityStamp: z.string(handleSentence).max(128, handleSentence),
};
/** A password that is being chosen: the union of what the flows take. */
const newPassword = z
  .string(passwordSentence)
  .refine((text) => brokenPasswordRules(text, 'any').length === 0, passwordSentence);

export const generateOtpInput = z.object({ phoneNumber: phone });
export const verifyOtpInput = z.object({
  ...handles,
  otp: z.string(codeSentence).regex(new RegExp(`^\\d{${oneTimeCode.digits}}$`), codeSentence),
});
/** A password that is tried may be anything, but not without end: hashing it costs. */
const triedPassword = z
  .string('Please enter your password.')
  .min(1, 'Please enter your password.')
  .max(1024, 'This password is too long.');
export const logInInput = z.object({ userName: phone, password: triedPassword });
export const changePasswordInput = z.object({ password: triedPassword, newPassword });
export const forgotPasswordInput = z.object({ userName: phone });
export const resetPasswordInput = z.object({ userName: phone, password: newPassword, ...handles });

const organizationLine = (most: number) => optional(line('Please write this on one line.', most));
/** The ORGANIZATION tab's fields; the name makes it one. */
const organization = z.object({
  name: line('Please enter the organization’s name.', 150).min(1, 'Please enter the organization’s name.'),
  designation: organizationLine(100),
  cinNumber: optional(
    z
      .string()
      .trim()
      .toUpperCase()

      .refine(isCin, 'A CIN has 21 characters, like U29210MH2015PTC123456.'),
  ),
  websiteUrl: optional(
    z
      .string()
      .trim()
      .max(200, '200 characters at most, please.')
      .refine((text) => URL.canParse(text) && new URL(text).protocol === 'https:', 'A website begins with https://.'),
  ),
  companyEmail: optional(email),
});

/** What opens an account. Role, ids and dates are no fields of it: whatever else a body holds is dropped. */
export const signUpInput = z.object({
  /** In the owner flow the whole name, which came with a lead. */
  firstName: line(firstNameSentence, 100).min(1, firstNameSentence),
  /** Empty in the owner flow. */
  lastName: z.preprocess((value) => value ?? '', line(lastNameSentence, 60)),
  email,
  phoneNumber: phone,
  password: newPassword,
  ...handles,
  organization: optional(organization),
});

/** A JWT of some minutes: `sub`, `sid`, `role`, `loggedUserName`, `loggedInUserId`, `loggedInUserPhonenumber`, `name`, `exp`. */
export const accessToken = z.object({ access_token: z.string() });
export const userCreated = z.object({ id: z.string() });

/** A running session. */
export const session = z.object({
  id: z.string(),
  /** What the browser said of itself at log-in, in a person's words, e.g. `Chrome on Android`. */
  device: z.string(),
  /** ISO 8601, UTC. */
  startedAt: z.string(),
  lastUsedAt: z.string(),
  isCurrent: z.boolean(),
});
export const endSessionInput = z.object({ id: z.uuid() });

/** The documented answer about a machine's owner. */
export const supplierDetails = z.object({
  supplierName: z.string(),
  /** Ten digits. */
  supplierPhonenumber: z.string(),
});

export const outboxInput = z.object({ phone: optional(phone) });
/** A text message as the outbox keeps it. */
export const outboxMessage = z.object({
  id: z.string(),
  /** Ten digits. */
  phone: z.string(),
  kind: z.string(),
  text: z.string(),
  /** ISO 8601, UTC. */
  at: z.string(),
});
