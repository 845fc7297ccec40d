import { formatRupees, type Locale, type QuoteUnit, signedRupees } from '@yantra/domain';
import type { QuoteContent } from '../deals/index.ts';
import { agreementHi } from './agreement.hi.ts';
import { type AgreementTexts, agreementTexts } from './agreement.messages.ts';
import { agreementMr } from './agreement.mr.ts';

/** The words in a language; undefined is English. */
export const agreementTextsIn = (locale: Locale | undefined): AgreementTexts =>
  locale === undefined ? agreementTexts : { hi: agreementHi, mr: agreementMr }[locale];

/** `₹1,75,820.00`: papers say paise. */
export const amount = (paise: number): string => formatRupees(signedRupees(paise), 2);

/** `21 November 2026` */
export const dateOf = (at: string, locale: Locale | undefined): string =>
  new Intl.DateTimeFormat(`${locale ?? 'en'}-IN-u-nu-latn`, { timeZone: 'Asia/Kolkata', dateStyle: 'long' }).format(
    new Date(at),
  );

/** `21 November 2026, 11:20:31 IST` */
export const momentOf = (at: string, locale: Locale | undefined): string => {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', timeStyle: 'medium' }).format(new Date(at));
  return `${dateOf(at, locale)}, ${time} IST`;
};

/** `Tue 24 November 2026` for a day, which has no zone. */
const dayOf = (day: string, locale: Locale | undefined): string =>
  new Intl.DateTimeFormat(`${locale ?? 'en'}-IN-u-nu-latn`, {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(new Date(`${day}T00:00:00Z`));

/** Somebody's words on paper: what turns text round, or is no sign, is left out. */
export const printed = (words: string): string =>
  words.replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '').replaceAll(/[^\P{Cc}\n]/gu, ' ');
/** The same in one line. */
export const printedLine = (words: string): string => printed(words).replaceAll(/\s+/g, ' ').trim();

/** A party of an agreement: the renter speaks for nobody else. */
export type PrintedParty = QuoteContent['renter'] & Partial<QuoteContent['owner']>;

/** The lines about a party. */
export function partyLines({ name, person = '', phone, email, gstin = '' }: PrintedParty): readonly string[] {
  const number = `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`;
  const last = gstin === '' ? number : `${number} · GSTIN ${gstin}`;
  const lines = [person === name ? '' : person, last, email];
  return lines.filter((one) => one !== '').map(printedLine);
}

/** Names and values of what is hired, and for what. */
export function plateOf(
  { machine, job }: QuoteContent,
  texts: AgreementTexts,
  locale: Locale | undefined,
): readonly (readonly [name: string, value: string])[] {
  const { plate, operators, daysOf, hoursOf } = texts;
  const span = [job.days === null ? '' : daysOf(job.days), job.hours === null ? '' : hoursOf(job.hours)];
  const rows = [
    [plate.machine, machine.name],
    [plate.model, machine.name.includes(machine.model) ? '' : machine.model],
    [plate.year, String(machine.year)],
    [plate.place, machine.place],
    [plate.site, [job.place, job.city].filter((part) => part !== null && part !== '').join(', ')],
    [plate.from, job.from === null ? '' : dayOf(job.from, locale)],
    [plate.days, span.filter((part) => part !== '').join(', ')],
    [plate.operator, job.operator === null ? '' : operators[job.operator]],
  ] as const;
  return rows.flatMap(([name, value]) => (value === '' ? [] : [[name, printedLine(value)] as const]));
}

/** `2 weeks` */
export const quantityOf = (quantity: number, unit: QuoteUnit, { units }: AgreementTexts): string =>
  `${quantity} ${units[unit][quantity === 1 ? 0 : 1]}`;

/** A row of the table of what is paid. */
export interface PrintedLine {
  readonly name: string;
  readonly howMany: string;
  readonly rate: string;
  readonly amount: string;
}

/** What is in the total. */
export const printedLines = ({ lines }: QuoteContent, texts: AgreementTexts): readonly PrintedLine[] =>
  lines
    .filter((line) => !line.isOnlyIf)
    .map(({ part, name, quantity, unit, rate, amount: paise }) => ({
      name: name === '' ? texts.parts[part] : printedLine(name),
      howMany: quantityOf(quantity, unit, texts),
      rate: amount(rate),
      amount: amount(paise),
    }));

/** What stands apart from the total: the deposit, parts without an amount, and what is paid only if it happens. */
export function apartOf(
  { lines, parts, deposit }: QuoteContent,
  texts: AgreementTexts,
): readonly (readonly [name: string, value: string])[] {
  const { states, units } = texts;
  const money = deposit === null ? states.unknown : deposit === 0 ? texts.none : texts.returned(amount(deposit));
  return [
    [texts.deposit, money],
    ...parts.map(
      ({ part, state, words }) =>
        [texts.parts[part], [states[state], printedLine(words)].filter((one) => one !== '').join(' · ')] as const,
    ),
    ...lines
      .filter((line) => line.isOnlyIf)
      .map(
        ({ part, name, unit, rate }) =>
          [name === '' ? texts.parts[part] : printedLine(name), texts.ifItHappens(amount(rate), units[unit])] as const,
      ),
  ];
}

/** A hash in groups of eight, which people compare. */
export const grouped = (hash: string): string => hash.replaceAll(/(.{8})(?=.)/g, '$1 ');
