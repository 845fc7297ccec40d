/** What a page says that cannot be shown. */
export const messages = {
  id: 'site.failed',
  heading: 'Something went wrong on our side',
  text: 'Nothing you entered is lost. Please try again in a moment.',
  notArrived: 'This page could not be loaded',
  notArrivedText: 'Please check your connection and try again.',
  retry: 'Retry',
  retrying: 'Trying again...',
  home: 'Go to the home page',
} as const;
