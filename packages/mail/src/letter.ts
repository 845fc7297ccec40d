import type { Locale } from '@yantra/domain';

/** How it stands with what a mail is about: the sign and the words say so, the colour only repeats it. */
export interface LetterState {
  readonly tone: 'good' | 'warn';
  readonly sign: string;
  readonly words: string;
}

export interface LetterLink {
  readonly label: string;
  readonly address: string;
}

/** What every mail is made of. What is absent takes no place. */
export interface Letter {
  readonly locale: Locale | undefined;
  readonly subject: string;
  /** What a list of mails shows beside the subject, which does not say it. */
  readonly preheader: string;
  /** What kind of mail it is, in a word or two. */
  readonly about: string;
  readonly state?: LetterState;
  /** What has happened, in one line. */
  readonly title: string;
  readonly greeting?: string;
  /** Paragraphs before the facts. */
  readonly says: readonly string[];
  /** To be read off and typed elsewhere. */
  readonly code?: string;
  /** What, and what of it; six at most. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  /** What one may do next, and what leads in to the same as an address in words. */
  readonly way?: LetterLink & { readonly orOpen: string };
  readonly note?: string;
  /** Why one gets it, and where one asks. */
  readonly foot: string;
  readonly contact: LetterLink;
  /** What we never do, so that nobody does it in our name. */
  readonly never: string;
}

/** A mail as it is sent. */
export interface DrawnMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}
