import { accountTexts as texts } from './account.messages.ts';
import type { DrawnMail, Letter } from './letter.ts';
import { pageOf } from './page.ts';

/** A code, or a change of an account: the server's own words, repeated in the plain part. */
export interface AccountMail {
  readonly kind: 'account';
  readonly subject: string;
  /** Paragraphs separated by empty lines. */
  readonly text: string;
  /** The code to read and type, if the mail has one. */
  readonly code?: string | undefined;
  /** The contact address. */
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
