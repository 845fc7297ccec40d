import {
  formatRupees,
  isolated,
  type LanguageCode,
  localeNamed,
  localePrefix,
  momentText,
  paiseToRupees,
} from '@yantra/domain';
import { z } from 'zod';
import type { Telling } from '../event.ts';

/** What all news of a hire say. */
export const hireFacts = z.object({
  dealId: z.string(),
  requirementId: z.string(),
  /** Its name, or its kind where none is chosen yet. */
  machine: z.string(),
  /** To whom it is said. */
  to: z.enum(['renter', 'owner']),
  /** The name of the other. */
  other: z.string(),
});
export type HireFacts = z.output<typeof hireFacts>;

/** Where somebody with an account reads on. */
export const hirePath = ({ to, dealId, requirementId }: HireFacts): `/${string}` =>
  to === 'owner' ? `/dashboard/leads/${dealId}` : `/dashboard/my-requests/${requirementId}`;

/** The address in a text message: the secret page of who has no account. */
export const hireLink = (facts: HireFacts, { page, host, language }: Telling): string =>
  page ?? host + localePrefix(localeNamed(language)) + hirePath(facts);

/** Somebody’s own name in a sentence of ours. */
export const named = (name: string): string => isolated(name.replaceAll(/\p{Cc}/gu, ' '));

/** The same where room is short, as in a text message. */
export const shortly = (name: string): string => {
  const signs = [...name.replaceAll(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, ' ').trim()];
  return signs.length <= mostSigns ? signs.join('') : `${signs.slice(0, mostSigns - 1).join('')}…`;
};
const mostSigns = 30;

/** `₹1,75,820`; paise only where there are any. */
export const money = (paise: number): string => formatRupees(paiseToRupees(paise), paise % 100 === 0 ? 0 : 2);

/** `22 November at 6:00 pm` @param at ISO 8601 */
export const moment = (at: string, language: LanguageCode): string => momentText(new Date(at), language);

/** What is said wherever somebody may accept. */
export const paidDirectly: Readonly<Record<LanguageCode, string>> = {
  en: 'You pay the owner directly: Yantra takes no money for a hire. Accepting asks for a code on your phone.',
  hi: 'पैसे सीधे मालिक को देने हैं: किराये का कोई पैसा Yantra नहीं लेता। मंज़ूर करते समय आपके फ़ोन पर एक कोड आएगा।',
  mr: 'पैसे थेट मालकाला द्यायचे आहेत: भाड्याचे पैसे Yantra घेत नाही. मंजूर करताना तुमच्या फोनवर कोड येईल.',
};
