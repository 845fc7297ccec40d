import { locales } from '@yantra/domain';
import { z } from 'zod';
import { isLoopbackName } from '../../loopback.ts';
import { wholeNumber } from '../../setting-number.ts';
import { msg91 } from './msg91.ts';
import { outbox } from './sms.service.ts';
import { type SmsKind, smsKinds, type SmsProvider, type TemplateName, templateName } from './sms.ts';
import { twilio } from './twilio.ts';

/* Settings that begin with a provider's name are that provider's. Keys come from the environment only. */

/* Those added later are not sent without a template. */
const neededKinds: readonly SmsKind[] = ['otpSignUp', 'otpResetPassword', 'expiryReminder', 'leadAlert'];
const templatesSentence = `must be a template for each kind of message, like ${neededKinds.map((kind) => `${kind}=1107160000000000001`).join(',')}`;

const names: readonly string[] = smsKinds.flatMap((kind) =>
  [undefined, ...locales].map((one) => templateName(kind, one)),
);

/** By kind, in further languages by kind and language; those added later, and languages, may be missing. */
type SmsTemplates = Readonly<Partial<Record<TemplateName, string>>>;

/** `otpSignUp=1107…,otpSignUp.hi=1107…,otpResetPassword=1107…` */
const templates = z
  .string()
  .transform((text) => Object.fromEntries(text.split(',').map((pair) => pair.split('=').map((part) => part.trim()))))
  .refine((all) => hasEach(all), templatesSentence)
  .transform((all) => all as SmsTemplates)
  .optional();

const hasEach = (all: Record<string, string | undefined>): boolean =>
  Object.entries(all).every(([kind, id]) => names.includes(kind) && /^[\w-]{1,64}$/.test(id ?? '')) &&
  neededKinds.every((kind) => Object.hasOwn(all, kind));

const usualCap = 1000;
const reserveSentence = 'must be a number of messages from 0 to SMS_DAILY_CAP';
const httpUrl = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** The settings of text messages, part of all settings. */
export const smsFields = {
  SMS_PROVIDER: z.enum(['outbox', 'msg91', 'twilio'], 'must be outbox, msg91 or twilio').default('outbox'),
  SMS_DAILY_CAP: wholeNumber('number of messages', 1, 1_000_000).default(usualCap),
  SMS_CODE_RESERVE: wholeNumber('number of messages', 0, 1_000_000, reserveSentence).optional(),
  SMS_SENDER: z
    .string()
    .regex(
      /^(?:[A-Za-z\d]{3,11}|\+\d{8,15}|MG[\da-f]{32})$/i,
      'must be a registered header like YANTRA, or a number like +14155550100',
    )
    .optional(),
  SMS_DLT_TEMPLATES: templates,
  SMS_API_URL: z.string().refine(httpUrl, 'must be an address like https://sms.example.in').optional(),
  MSG91_AUTH_KEY: z.string().optional(),
  MSG91_TEMPLATES: templates,
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[\da-f]{32}$/i, 'must be AC and 32 digits or letters a to f')
    .optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
} as const;

type SmsFields = z.output<z.ZodObject<typeof smsFields>>;

const needed = {
  outbox: [],
  msg91: ['MSG91_AUTH_KEY', 'SMS_SENDER', 'MSG91_TEMPLATES'],
  twilio: ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'SMS_SENDER'],
} as const satisfies Record<SmsFields['SMS_PROVIDER'], readonly (keyof SmsFields)[]>;

/** The chosen provider's first missing or contradictory setting. */
export function missingSmsSetting(
  all: SmsFields,
): { readonly name: keyof SmsFields; readonly message: string } | undefined {
  const { SMS_CODE_RESERVE: reserve, SMS_DAILY_CAP: cap } = all;
  if (reserve !== undefined && reserve > cap) return { name: 'SMS_CODE_RESERVE', message: reserveSentence };
  const name = needed[all.SMS_PROVIDER].find((one) => all[one] === undefined);
  return name === undefined ? undefined : { name, message: `must be set for SMS_PROVIDER=${all.SMS_PROVIDER}` };
}

/** How text messages are sent. */
export type SmsSettings = {
  readonly dailyCap: number;
  /** How many of them are reserved for codes; by default half. */
  readonly codeReserve?: number | undefined;
} & (
  | { readonly provider: 'outbox' }
  | { readonly provider: 'msg91'; readonly account: Parameters<typeof msg91>[0] }
  | { readonly provider: 'twilio'; readonly account: Parameters<typeof twilio>[0] }
);

/** The defaults. */
export const usualSms: SmsSettings = { provider: 'outbox', dailyCap: usualCap };

/** Whether anyone may read the messages: only if there are no real persons, never in production, and never on a site that others can reach. */
export function hasOutbox(settings: {
  readonly environment?: 'development' | 'test' | 'production';
  readonly sms?: SmsSettings;
  readonly siteUrl?: string | undefined;
}): boolean {
  const { environment = 'production', sms = usualSms, siteUrl } = settings;
  const isOurs = siteUrl === undefined || isLoopbackName(new URL(siteUrl).hostname);
  return environment !== 'production' && sms.provider === 'outbox' && isOurs;
}

/** From fields of which none is missing (`missingSmsSetting`). */
export function smsSettingsFrom(all: SmsFields): SmsSettings {
  const { SMS_DAILY_CAP: dailyCap, SMS_CODE_RESERVE: codeReserve, SMS_SENDER: sender = '', SMS_API_URL: url } = all;
  const { SMS_DLT_TEMPLATES: dltTemplates } = all;
  switch (all.SMS_PROVIDER) {
    case 'outbox':
      return { dailyCap, codeReserve, provider: 'outbox' };
    case 'msg91': {
      const { MSG91_AUTH_KEY: authKey = '', MSG91_TEMPLATES } = all;
      const account = { authKey, sender, templates: MSG91_TEMPLATES ?? {}, dltTemplates, url };
      return { dailyCap, codeReserve, provider: 'msg91', account };
    }
    case 'twilio': {
      const { TWILIO_ACCOUNT_SID: accountSid = '', TWILIO_AUTH_TOKEN: authToken = '' } = all;
      return {
        dailyCap,
        codeReserve,
        provider: 'twilio',
        account: { accountSid, authToken, sender, dltTemplates, url },
      };
    }
  }
}

/** The configured provider. */
export function smsProvider(settings: SmsSettings): SmsProvider {
  switch (settings.provider) {
    case 'outbox':
      return outbox;
    case 'msg91':
      return msg91(settings.account);
    case 'twilio':
      return twilio(settings.account);
  }
}
