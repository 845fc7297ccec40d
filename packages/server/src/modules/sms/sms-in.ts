import type { Locale } from '@yantra/domain';
import { smsHi } from './sms.hi.ts';
import { type SmsTexts, smsTexts } from './sms.messages.ts';
import { smsMr } from './sms.mr.ts';

const texts: Readonly<Record<Locale, SmsTexts>> = { hi: smsHi, mr: smsMr };

/** The texts in a language; undefined is English. */
export const smsTextsIn = (locale: Locale | undefined): SmsTexts => (locale === undefined ? smsTexts : texts[locale]);
