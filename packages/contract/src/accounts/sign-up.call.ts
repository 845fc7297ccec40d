import { isCin, lengths } from '@yantra/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { wrong } from '../field-errors.ts';
import { email, line, optional, pageLocale, phone } from '../shapes/input.ts';
import { handles, newPassword } from './accounts.shapes.ts';

const wrongFirstName = wrong('firstName.required');
const wrongLastName = wrong('lastName.line');

const organizationLine = (most: number) => optional(line(wrong('text.line'), most));
/** The fields of the ORGANIZATION tab; a name makes the account an organization. */
const organization = z.object({
  name: line(wrong('organization.required'), lengths.organization).min(1, wrong('organization.required')),
  designation: organizationLine(lengths.designation),
  cinNumber: optional(
    z
      .string()
      .trim()
      .toUpperCase()

      .refine(isCin, wrong('cin.invalid')),
  ),
  websiteUrl: optional(
    z
      .string()
      .trim()
      .max(lengths.website, wrong('text.tooLong', { most: lengths.website }))
      .refine((text) => URL.canParse(text) && new URL(text).protocol === 'https:', wrong('website.invalid')),
  ),
  companyEmail: optional(email),
});

/** The fields of a new account. Role, ids and dates are not among them: anything else in a body is dropped. */
export const signUpInput = z.object({
  /** In the owner flow the full name, which came with a lead. */
  firstName: line(wrongFirstName, lengths.fullName).min(1, wrongFirstName),
  /** Empty in the owner flow. */
  lastName: z.preprocess((value) => value ?? '', line(wrongLastName, lengths.name)),
  email,
  phoneNumber: phone,
  password: newPassword,
  ...handles,
  organization: optional(organization),
  /** For messages to the person; later they can choose another. */
  locale: pageLocale,
});

export const signUp = defineCall({
  summary: 'Opens an account for a phone that was verified; role and ids are the server’s.',
  route: 'POST /Login/SignUp',
  who: 'anyone',
  input: signUpInput,
  output: z.object({ id: z.string() }),
  message: 'User Created Successfully!',
  errors: ['grant.invalid', 'phone.taken', 'password.common', 'login.tooMany', 'server.busy'],
});
