import type { Locale } from './locales.ts';

/** A rendered mail. */
export interface DrawnMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** News of an event, or of several of a kind. */
export interface NewsMail {
  readonly kind: 'news';
  /** Of the words; undefined for English. */
  readonly locale: Locale | undefined;
  readonly name: string;
  readonly title: string;
  readonly text: string;
  readonly state?: { readonly tone: 'good' | 'warn'; readonly sign: string; readonly words: string } | undefined;
  /** Names and values; at most six. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly note?: string | undefined;
  /** The page about it. */
  readonly way: { readonly label: string; readonly address: string };
  /** Where such mails are switched off without a log-in; absent for those that always come. */
  readonly stopAddress?: string | undefined;
  /** Where all choices are. */
  readonly choicesAddress: string;
  readonly contactAddress: string;
}

/** A code, or a change of an account: its words, repeated in the plain part. */
export interface AccountMail {
  readonly kind: 'account';
  /** Of the words; undefined for English. */
  readonly locale: Locale | undefined;
  readonly subject: string;
  /** Paragraphs separated by empty lines. */
  readonly text: string;
  /** The code to read and type, if the mail has one. */
  readonly code?: string | undefined;
  /** The contact address. */
  readonly contactAddress: string;
}
