/** The texts around an account's mails, in the language of the words themselves. */
export const accountTexts = {
  about: 'Your account',
  code: 'Your Yantra code',
  foot: 'You get this because somebody gave this e-mail address for an account. Codes, receipts and what concerns your safety always come.',
  contact: 'Contact Us',
  never: 'Yantra never asks for a code by phone.',
} as const;

/** The same in any language. */
export type AccountTexts = { readonly [Name in keyof typeof accountTexts]: string };
