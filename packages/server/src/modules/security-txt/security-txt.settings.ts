import { isEmail } from '@yantra/domain';
import { z } from 'zod';

const contact = z
  .string()
  .transform((text) => (isEmail(text) ? `mailto:${text}` : text))
  .refine((text) => /^(?:https:\/\/|mailto:)\S+$/.test(text) && URL.canParse(text), {
    message: 'must be an e-mail address, or an address like https://www.example.in/security',
  })
  .optional();

/** The settings of `security.txt`. */
export const securityFields = { SECURITY_CONTACT: contact };
