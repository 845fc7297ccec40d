import { z } from 'zod';

/* Keys come from the environment only. */

/** The Cloud API, in the version that we speak. */
const whatsAppUrl = 'https://graph.facebook.com/v23.0';

const httpUrl = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** The settings of WhatsApp, part of all settings. */
export const whatsAppFields = {
  WHATSAPP_TOKEN: z.string().optional(),
  WHATSAPP_PHONE_ID: z
    .string()
    .regex(/^\d{5,20}$/, 'must be the id of the sending number, like 106540352242922')
    .optional(),
  WHATSAPP_APP_SECRET: z.string().optional(),
  WHATSAPP_VERIFY_TOKEN: z.string().min(8, 'must have 8 characters or more').optional(),
  WHATSAPP_API_URL: z.string().refine(httpUrl, 'must be an address like https://graph.facebook.com/v23.0').optional(),
} as const;

type WhatsAppFields = z.output<z.ZodObject<typeof whatsAppFields>>;

/** An account of the Cloud API. */
export interface WhatsAppSettings {
  readonly token: string;
  /** The id of the number that sends. */
  readonly phoneId: string;
  /** Signs what WhatsApp tells us. */
  readonly appSecret: string;
  /** Proves once, when the address is set there, that it is ours. */
  readonly verifyToken: string;
  readonly url: string;
}

const needed = ['WHATSAPP_TOKEN', 'WHATSAPP_PHONE_ID', 'WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN'] as const;

/** All four are needed, or none. */
export function missingWhatsAppSetting(all: WhatsAppFields) {
  const given = needed.find((name) => all[name] !== undefined);
  const missing = needed.find((name) => all[name] === undefined);
  if (given === undefined || missing === undefined) return undefined;
  return { name: missing, message: `must be set with ${given}: WhatsApp needs ${needed.join(', ')}` };
}

/** Absent without an account: messages stay in the outbox, and in production the way is not offered. */
export function whatsAppSettingsFrom(all: WhatsAppFields): WhatsAppSettings | undefined {
  const [token, phoneId, appSecret, verifyToken] = needed.map((name) => all[name]);
  if (token === undefined || phoneId === undefined || appSecret === undefined || verifyToken === undefined) {
    return undefined;
  }
  return { token, phoneId, appSecret, verifyToken, url: all.WHATSAPP_API_URL ?? whatsAppUrl };
}
