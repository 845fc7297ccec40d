/** What the bare pages say: those shown when the site itself cannot draw one. */
export const plainPageTexts = {
  title: 'Yantra',
  home: 'To the start page',
  again: 'Try again',
  notSent: 'This was not sent yet',
  back: 'Back to the form',
  howBack: 'Your browser’s Back button keeps what you typed.',
} as const;
