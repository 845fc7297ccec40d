import type { AccountMail, DrawnMail, Locale } from '@yantra/domain';
import { accountHi } from './account.hi.ts';
import { type AccountTexts, accountTexts } from './account.messages.ts';
import { accountMr } from './account.mr.ts';
import { oneLine } from './frame.ts';
import type { Letter } from './letter.ts';
import { pageOf } from './page.ts';

const inLanguages: Readonly<Record<Locale, AccountTexts>> = { hi: accountHi, mr: accountMr };

export function drawAccount({ locale, subject, text, code, contactAddress }: AccountMail): DrawnMail {
  const texts = locale === undefined ? accountTexts : inLanguages[locale];
  const says = text.trim().split(/\n{2,}/);
  const letter: Letter = {
    locale,
    subject,
    preheader: says[0] ?? '',
    about: texts.about,
    title: code === undefined ? subject : texts.code,
    says,
    ...(code !== undefined && { code }),
    facts: [],
    foot: texts.foot,
    contact: { label: texts.contact, address: contactAddress },
    never: texts.never,
  };
  return { subject: oneLine(subject), text, html: pageOf(letter) };
}
