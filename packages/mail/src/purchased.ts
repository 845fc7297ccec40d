import { formatCount, formatRupees, type Locale, paiseToRupees, type PurchasedMail } from '@yantra/domain';
import type { Letter } from './letter.ts';
import { purchasedHi } from './purchased.hi.ts';
import { purchasedTexts, type PurchasedTexts } from './purchased.messages.ts';
import { purchasedMr } from './purchased.mr.ts';

const texts: Readonly<Record<Locale, PurchasedTexts>> = { hi: purchasedHi, mr: purchasedMr };

/** `10 March 2026`, in Latin digits. */
const dayIn = (locale: Locale | undefined): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(`${locale ?? 'en'}-IN-u-nu-latn`, { timeZone: 'Asia/Kolkata', dateStyle: 'long' });

export function purchasedLetter(mail: PurchasedMail): Letter {
  const { locale, name, plan, months, creditPaise } = mail;
  const says = locale === undefined ? purchasedTexts : texts[locale];
  const days = dayIn(locale);
  const [first, last] = [days.format(mail.startDate), days.format(mail.endDate)];
  const money = (paise: number): string => formatRupees(paiseToRupees(paise), 2);
  const { facts } = says;
  return {
    locale,
    subject: says.subject(plan),
    preheader: says.preheader(mail.invoiceNumber),
    about: says.about,
    state: { tone: 'good', sign: '✓', words: says.paid },
    title: says.subject(plan),
    greeting: says.greeting(name),
    says: [mail.isComing ? says.begins(plan, first) : says.runs(plan)],
    facts: [
      [facts.plan, says.planFor(plan, months)],
      [facts.runs, says.from(first, last)],
      [facts.machines, formatCount(mail.machines)],
      [facts.paid, money(mail.paidPaise)],
      ...(creditPaise > 0 ? [[facts.credit, money(creditPaise)] as const] : []),
      [facts.invoice, mail.invoiceNumber],
    ],
    way: { label: says.way, address: mail.address, linkIntro: says.linkIntro },
    note: says.note,
    foot: says.foot,
    contact: { label: says.contact, address: mail.contactAddress },
    never: says.never,
  };
}
