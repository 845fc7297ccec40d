/** What the page of the log-in says. */
export const messages = {
  title: 'Log in · Yantra',
  heading: 'Log in or sign up',
  text: 'With an account you see who owns a machine, list your own machines, and keep track of both.',
  logIn: 'Log in',
  signUp: 'Sign Up',
  loggedIn: (name: string) => `You are logged in as ${name}.`,
  back: 'You can close this window.',
  home: 'Go to the home page',
  withoutScript: 'Logging in needs JavaScript. Machines, searches and requirements work without it.',
} as const;
