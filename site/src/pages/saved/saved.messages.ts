export const messages = {
  id: 'site.saved',
  head: 'Saved · Yantra',
  sharedHead: 'A list of machines · Yantra',
  title: 'Saved',
  crumbs: 'You are here',
  home: 'Home',
  notSaved: 'The machine whose heart you pressed is not saved yet.',
  isSaved: 'The machine whose heart you pressed is saved.',
  save: 'Save it now',
  needsAccount:
    'Without JavaScript machines are saved in an account. Log in where JavaScript works; from then on hearts work here too.',
  withoutScript:
    'What you save without an account is kept by JavaScript in this browser, so it is not shown without it. What an account keeps is shown here once you are logged in.',
} as const;
