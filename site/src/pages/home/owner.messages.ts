/** What is said to somebody who has a machine to let. */
export const messages = {
  title: 'Add your machine',
  text: 'Owner sign-up opens together with accounts, and is not open yet. Write to us, and we list your machine with you.',
  kept: 'What you entered stays in the form.',
  write: 'Write to us',
  subject: (category: string) => `I have a machine to let: ${category}`,
} as const;
