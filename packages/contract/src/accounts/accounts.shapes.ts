import { brokenPasswordRules, inputLengths, latinDigits, oneTimeCode } from '@yantra/domain';
import { z } from 'zod';
import { wrong } from '../field-errors.ts';

const wrongHandle = wrong('code.handle');
const wrongPassword = wrong('password.weak');

/** The session of a code: neither handle reveals the phone. */
export const otpHandle = z.object({ id: z.string(), securityStamp: z.string() });

export const handles = {
  id: z.string(wrongHandle).max(inputLengths.id, wrongHandle),
  securityStamp: z.string(wrongHandle).max(inputLengths.securityStamp, wrongHandle),
};
const wrongCode = wrong('code.invalid', { digits: oneTimeCode.digits });
/** A code as it came by SMS; a form without a script may send its digits in Devanagari. */
export const otp = z
  .string(wrongCode)
  .overwrite(latinDigits)
  .regex(new RegExp(`^\\d{${oneTimeCode.digits}}$`), wrongCode);
/** A new password: the union of what the flows accept. */
export const newPassword = z
  .string(wrongPassword)
  .refine((text) => brokenPasswordRules(text, 'any').length === 0, wrongPassword);
/** A password at log-in may be any text of limited length: hashing costs time. */
export const triedPassword = z
  .string(wrong('password.required'))
  .min(1, wrong('password.required'))
  .max(inputLengths.password, wrong('password.tooLong'));

/** A JWT valid for some minutes: `sub`, `sid`, `role`, `loggedUserName`, `loggedInUserId`, `loggedInUserPhonenumber`, `name`, `exp`. */
export const accessToken = z.object({ access_token: z.string() });
