/** What the page of the log-in says. */
export const messages = {
  id: 'site.log-in',
  title: 'Log in · Yantra',
  titles: { 'log-in': 'Log in', 'sign-up': 'Sign Up', 'forgot-password': 'Forgot Password' },
  in: 'You are in',
  loggedIn: (name: string) => `You are logged in as ${name}.`,
  back: 'You can close this window.',
  home: 'Go to the home page',
  withoutScript: 'Logging in needs JavaScript. Machines, searches and requirements work without it.',
  art: 'What it is for',
  logInArt: {
    headline: 'Everything you asked for, where you left it.',
    facts: [
      ['Owners', 'Name and number, at once'],
      ['Your machines', 'Rents, pictures, leads'],
      ['Recently viewed', 'What you looked at last'],
    ],
  },
  machines: 'machines to hire',
  signUpArt: {
    headline: 'One account for hiring and for your own machines.',
    facts: [
      ['1,222', 'cities and towns'],
      ['₹0', 'to ask and to sign up'],
    ],
  },
} as const;
