import { isCin } from '@yantra/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { email, line, optional, phone } from '../shapes/input.ts';
import { handles, newPassword } from './accounts.shapes.ts';

const firstNameSentence = 'Please enter your first name.';
const lastNameSentence = 'Please enter your last name on one line.';

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

export const signUp = defineCall({
  summary: 'Opens an account for a phone that was verified; role and ids are the server’s.',
  route: 'POST /Login/SignUp',
  who: 'anyone',
  input: signUpInput,
  output: z.object({ id: z.string() }),
  message: 'User Created Successfully!',
  errors: ['grant.invalid', 'phone.taken', 'password.common', 'login.tooMany', 'server.busy'],
});
