import type { AccountMail, DrawnMail } from '@yantra/domain';
import { accountTexts as texts } from './account.messages.ts';
import type { Letter } from './letter.ts';
import { pageOf } from './page.ts';

export function drawAccount({ subject, text, code, contactAddress }: AccountMail): DrawnMail {
  const says = text.trim().split(/\n{2,}/);
  const letter: Letter = {
    locale: undefined,
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
  return { subject, text, html: pageOf(letter) };
}
