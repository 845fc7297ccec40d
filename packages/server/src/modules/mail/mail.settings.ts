import { createPrivateKey } from 'node:crypto';
import { isEmail } from '@yantra/domain';
import { z } from 'zod';

const isSmtpUrl = (text: string): boolean =>
  URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && new URL(text).hostname !== '';

/** `hello@yantra.example.in` or `Yantra <hello@yantra.example.in>`. */
const isSender = (text: string): boolean =>
  isEmail(/^[^<>\p{Cc}]*<([^<>]+)>$/u.exec(text)?.[1] ?? text) && !/\p{Cc}/u.test(text);

const isName = (text: string): boolean => /^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i.test(text);

/* Shorter ones are refused by who gets the mail. */
const leastBits = 2048;

/** An RSA key, as `openssl genrsa` writes it; a line's end may be written `\n`. */
function isRsaKey(pem: string): boolean {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(pem);
    return asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= leastBits;
  } catch {
    return false;
  }
}

/** The settings of mail, part of all settings. */
export const mailFields = {
  SMTP_URL: z.string().refine(isSmtpUrl, 'must be an address like smtps://user:password@mail.example.in').optional(),
  MAIL_FROM: z.string().trim().refine(isSender, 'must be an address like Yantra <hello@yantra.example.in>').optional(),
  MAIL_DKIM_DOMAIN: z.string().refine(isName, 'must be a domain like yantra.example.in').optional(),
  MAIL_DKIM_SELECTOR: z.string().refine(isName, 'must be the name of the key in DNS, like mail2026').optional(),
  MAIL_DKIM_KEY: z
    .string()
    .transform((text) => text.replaceAll('\\n', '\n'))
    .refine(
      isRsaKey,
      `must be a private RSA key of at least ${leastBits} bits in PEM, as \`openssl genrsa ${leastBits}\` writes it`,
    )
    .optional(),
} as const;

type MailFields = z.output<z.ZodObject<typeof mailFields>>;

/** A mail server, and the sender. */
export interface MailSettings {
  readonly url: string;
  readonly from: string;
  /** By which it signs mails; without it the mail server may do so. */
  readonly dkim?: DkimSettings | undefined;
}

/** A key that signs mails (DKIM); its other half is in DNS at `selector._domainkey.domain`. */
export interface DkimSettings {
  readonly domain: string;
  readonly selector: string;
  /** PEM. */
  readonly key: string;
}

const dkimNames = ['MAIL_DKIM_DOMAIN', 'MAIL_DKIM_SELECTOR', 'MAIL_DKIM_KEY'] as const;

/** A server needs a sender; of DKIM all three are needed, or none. */
export function missingMailSetting(all: MailFields) {
  if (all.SMTP_URL !== undefined && all.MAIL_FROM === undefined) {
    return { name: 'MAIL_FROM' as const, message: 'must be set with SMTP_URL' };
  }
  const given = dkimNames.find((name) => all[name] !== undefined);
  const missing = dkimNames.find((name) => all[name] === undefined);
  if (given === undefined || missing === undefined) return undefined;
  return { name: missing, message: `must be set with ${given}: mails are signed by all three, or none` };
}

/** Absent without a server: mails stay in the outbox, and in production there are none. */
export function mailSettingsFrom(all: MailFields): MailSettings | undefined {
  const { SMTP_URL: url, MAIL_FROM: from } = all;
  const { MAIL_DKIM_DOMAIN: domain, MAIL_DKIM_SELECTOR: selector, MAIL_DKIM_KEY: key } = all;
  if (url === undefined || from === undefined) return undefined;
  const isSigned = domain !== undefined && selector !== undefined && key !== undefined;
  return { url, from, ...(isSigned && { dkim: { domain, selector, key } }) };
}
