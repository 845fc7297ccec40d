import { brokenPasswordRules } from '@yantra/domain';
import { z } from 'zod';

const handleSentence = 'Please ask for a new code.';
const passwordSentence =
  'Password must contain at least one symbol, one capital letter, one number, and be at least 8 characters long.';

/** The session of a code: neither handle says anything of the phone. */
export const otpHandle = z.object({ id: z.string(), securityStamp: z.string() });

export const handles = {
  id: z.string(handleSentence).max(64, handleSentence),
  securityStamp: z.string(handleSentence).max(128, handleSentence),
};
/** A password that is being chosen: the union of what the flows take. */
export const newPassword = z
  .string(passwordSentence)
  .refine((text) => brokenPasswordRules(text, 'any').length === 0, passwordSentence);
/** A password that is tried may be anything, but not without end: hashing it costs. */
export const triedPassword = z
  .string('Please enter your password.')
  .min(1, 'Please enter your password.')
  .max(1024, 'This password is too long.');

/** A JWT of some minutes: `sub`, `sid`, `role`, `loggedUserName`, `loggedInUserId`, `loggedInUserPhonenumber`, `name`, `exp`. */
export const accessToken = z.object({ access_token: z.string() });
