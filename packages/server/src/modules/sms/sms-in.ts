import { kindNamesHi, kindNamesMr, type Locale } from '@yantra/domain';
import { alertHi, smsHi } from './sms.hi.ts';
import { type AlertWords, alertWords, type SmsTexts, smsTexts } from './sms.messages.ts';
import { alertMr, smsMr } from './sms.mr.ts';

const texts: Readonly<Record<Locale, SmsTexts>> = { hi: smsHi, mr: smsMr };
const words: Readonly<Record<Locale, AlertWords>> = { hi: alertHi, mr: alertMr };

/* A name that an admin made stays as it is. */
const kinds: Readonly<Record<Locale, Readonly<Record<string, string>>>> = { hi: kindNamesHi, mr: kindNamesMr };
const kindIn = (locale: Locale | undefined, name: string) => (locale && kinds[locale][name]) ?? name;

/** The texts in a language; undefined is English. */
export const smsTextsIn = (locale: Locale | undefined): SmsTexts => (locale === undefined ? smsTexts : texts[locale]);

const wordsIn = (locale: Locale | undefined): AlertWords => (locale === undefined ? alertWords : words[locale]);

/** What an alert tells. */
export interface AlertFacts {
  /** The newest requirement's. */
  readonly category: string;
  /** How many more requirements there are. */
  readonly more: number;
  /** Its name in the language; undefined for anywhere. */
  readonly city: string | undefined;
  /** `2026-11-24` */
  readonly job_from: string | null;
  readonly job_days: number | null;
}

/** The variables of an alert; of one requirement also when and how long, as far as there is room: `Pune from 24 Nov, 12 days`. */
export function alertVariables(locale: Locale | undefined, facts: AlertFacts, host: string) {
  const said = wordsIn(locale);
  const { job_from, job_days, more, city = said.anywhere } = facts;
  const newest = kindIn(locale, facts.category);
  const category = more === 0 ? newest : said.more(newest, more);
  if (more > 0) return { category, where: city, host };
  const [, month, day] = (job_from ?? '').split('-').map(Number);
  const from = day && month ? said.from(`${day} ${said.months[month - 1] ?? ''}`) : '';
  const span = job_days === null ? '' : said.days(job_days);
  const fits = (added: string) => smsTextsIn(locale).leadAlert(category, city + added, host).length <= said.characters;
  return { category, where: city + ([from + span, from, ''].find(fits) ?? ''), host };
}
