/** What the place of log-in and sign-up says. */
export const messages = {
  title: 'Log in or sign up',
  soon: 'Accounts open soon.',
  renters:
    'You need none to look at machines, to search, or to send a requirement: owners then answer you by phone or e-mail.',
  owners: 'Do you own machines? Write to us, and you are among the first to list them.',
  write: 'Write to us',
  contact: 'All ways to reach us',
} as const;
