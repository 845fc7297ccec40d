import { isEmail } from '@yantra/domain';
import { z } from 'zod';

const isSmtpUrl = (text: string): boolean =>
  URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && new URL(text).hostname !== '';

/** `hello@yantra.example.in` or `Yantra <hello@yantra.example.in>`. */
const isSender = (text: string): boolean =>
  isEmail(/^[^<>\p{Cc}]*<([^<>]+)>$/u.exec(text)?.[1] ?? text) && !/\p{Cc}/u.test(text);

/** The settings of mail, part of all settings. */
export const mailFields = {
  SMTP_URL: z.string().refine(isSmtpUrl, 'must be an address like smtps://user:password@mail.example.in').optional(),
  MAIL_FROM: z.string().trim().refine(isSender, 'must be an address like Yantra <hello@yantra.example.in>').optional(),
} as const;

type MailFields = z.output<z.ZodObject<typeof mailFields>>;

/** A mail server, and the sender. */
export interface MailSettings {
  readonly url: string;
  readonly from: string;
}

/** Both are needed. */
export function missingMailSetting({ SMTP_URL, MAIL_FROM }: MailFields) {
  return SMTP_URL !== undefined && MAIL_FROM === undefined
    ? { name: 'MAIL_FROM' as const, message: 'must be set with SMTP_URL' }
    : undefined;
}

/** Absent without a server: mails stay in the outbox, and in production there are none. */
export const mailSettingsFrom = ({ SMTP_URL: url, MAIL_FROM: from }: MailFields): MailSettings | undefined =>
  url === undefined || from === undefined ? undefined : { url, from };
