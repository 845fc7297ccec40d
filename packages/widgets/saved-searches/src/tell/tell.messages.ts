/** Texts of “Tell me of new ones”. */
export const messages = {
  id: 'saved-searches.tell',
  title: 'Tell me of new ones',
  note: 'Once of each new machine that fits, and again when it gets at least 10% cheaper.',
  what: 'What we look for',
  pace: 'How often',
  paces: { daily: 'Once a day', atOnce: 'At once' },
  paceHints: {
    daily: 'All that is new, in one message in the morning.',
    atOnce: 'For each new machine. At night it waits until morning.',
  },
  ways: 'How you are told',
  app: 'in the app',
  wayNames: { email: 'by e-mail', sms: 'by SMS', whatsApp: 'by WhatsApp', push: 'by push' },
  by: (ways: readonly string[]) => {
    const [last = '', ...before] = [...ways].reverse();
    const text = before.length > 0 ? `${before.reverse().join(', ')} and ${last}` : last;
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  },
  change: 'Change',
  byUnknown: 'In the app, and by the ways that your settings say.',
  save: 'SAVE',
  saveAndLogIn: 'Log in and save',
  saving: 'Saving...',
  notLoggedIn: 'Not saved yet: this needs an account.',
  notSaved: (reason: string) => `Not saved. ${reason}`,
  savedTitle: 'We are looking for you',
  saved: { daily: 'You are told once a day of what is new.', atOnce: 'You are told at once of each new machine.' },
  already: 'You have saved this search.',
  alreadyText: {
    daily: 'You have saved this search: you are told once a day.',
    atOnce: 'You have saved this search: you are told at once.',
  },
  paused: 'It is paused.',
  all: 'Your saved searches',
  done: 'Done',
  userName: 'Mobile number',
  password: 'Password',
  withoutScript: 'Without JavaScript you log in here, and the search is saved.',
} as const;
