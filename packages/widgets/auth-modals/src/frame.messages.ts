/** What a person reads where the dialogs are not there yet, or never will be: apart, so that other companies' pages load no more. */
export const messages = {
  id: 'auth-modals.frame',
  notLoaded: 'This could not be loaded.',
  checkLine: 'Please check your connection and try again.',
  close: 'Close',
  retry: 'Retry',
  logIn: 'Log in',
  inWindow: (site: string) => `Opens in a window of ${site}. This page never sees your password.`,
  waiting: 'Log in in the window that has opened.',
  blocked: 'Your browser kept the window closed.',
  openPage: (site: string) => `Log in on ${site}`,
  loggedIn: 'You are logged in.',
} as const;
