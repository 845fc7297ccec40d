import type { Locale } from '@yantra/domain';

/** The state of the mail's subject matter: shown by sign and words; the colour only repeats it. */
export interface LetterState {
  readonly tone: 'good' | 'warn';
  readonly sign: string;
  readonly words: string;
}

export interface LetterLink {
  readonly label: string;
  readonly address: string;
}

/** The content of every mail. Absent parts take no space. */
export interface Letter {
  readonly locale: Locale | undefined;
  readonly subject: string;
  /** Shown beside the subject in a list of mails; adds to it. */
  readonly preheader: string;
  /** The kind of mail, in a word or two. */
  readonly about: string;
  readonly state?: LetterState;
  /** The event, in one line. */
  readonly title: string;
  readonly greeting?: string;
  /** Paragraphs before the facts. */
  readonly says: readonly string[];
  /** A code to read and type elsewhere. */
  readonly code?: string;
  /** Names and values; at most six. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  /** The next step, and the sentence before its address in words. */
  readonly way?: LetterLink & { readonly linkIntro: string };
  readonly note?: string;
  /** Why the person gets it, and whom to ask. */
  readonly foot: string;
  /** Further links of the foot: where such mails are chosen or stopped. */
  readonly more?: readonly LetterLink[];
  readonly contact: LetterLink;
  /** What we never do, as a warning against fraud. */
  readonly never: string;
}
