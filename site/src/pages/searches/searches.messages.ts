/** The pages of saved searches. */
export const messages = {
  id: 'site.searches',
  head: 'Saved searches · Yantra',
  newNote: 'You are told once of each new machine that fits, and again when it gets at least 10% cheaper.',
  crumbs: 'You are here',
  home: 'Home',
  saved: 'Saved',
  searches: 'Searches',
  withoutScript:
    'The list of your searches needs JavaScript. A search is saved without it too: by the link “Tell me of new ones” on any list of machines.',
  done: 'Your search is saved. You are told of new machines from now on.',
  backToResults: 'Back to the machines',
} as const;
