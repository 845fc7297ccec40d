/** What stands around what an account is told. English, as the words themselves are. */
export const accountTexts = {
  about: 'Your account',
  code: 'Your Yantra code',
  foot: 'You get this because somebody gave this e-mail address for an account. Codes, receipts and what concerns your safety always come.',
  contact: 'Contact Us',
  never: 'Yantra never asks for a code by phone.',
} as const;
