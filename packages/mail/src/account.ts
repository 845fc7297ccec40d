import { accountTexts as texts } from './account.messages.ts';
import type { DrawnMail, Letter } from './letter.ts';
import { pageOf } from './page.ts';

/** A code, or what was changed of an account: words that the server has, and that the plain part holds as they are. */
export interface AccountMail {
  readonly kind: 'account';
  readonly subject: string;
  /** Paragraphs with an empty line between. */
  readonly text: string;
  /** To be read off and typed, where it is a code's mail. */
  readonly code?: string | undefined;
  /** Where one reaches us. */
  readonly contactAddress: string;
}

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
