/** Texts of the plain pages, shown if the site cannot render one. */
export const plainPageTexts = {
  title: 'Yantra',
  home: 'To the start page',
  again: 'Try again',
  notSent: 'This was not sent yet',
  back: 'Back to the form',
  howBack: 'Your browser’s Back button keeps what you typed.',
} as const;

/** The same in another language. */
export interface PlainPageLanguage {
  readonly texts: { readonly [Name in keyof typeof plainPageTexts]: string };
  /** Sentences of errors by their codes; the others stay English. */
  readonly errors: Readonly<Record<string, string | ((params: Readonly<Record<string, string | number>>) => string)>>;
}
