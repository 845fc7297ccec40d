/** Texts of the page that switches off mails of a kind. */
export const unsubscribeTexts = {
  title: 'Mails from Yantra',
  ask: (event: string) => `Do you want no more mails of this kind: ${event}?`,
  button: 'Stop these mails',
  done: (event: string) => `You get no more mails of this kind: ${event}. In the app it is still there.`,
  wrong:
    'This link is not complete, or no longer valid. Please open it from the mail again, or choose after logging in.',
  choices: 'Choose what reaches you',
};

/** The same in another language. */
export type UnsubscribeTexts = typeof unsubscribeTexts;
