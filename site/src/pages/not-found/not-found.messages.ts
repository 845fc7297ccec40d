/** What the page of every address says that has none. */
export const messages = {
  id: 'site.not-found',
  title: 'Page not found · Yantra',
  code: '404',
  heading: 'This page is not here any more.',
  text: 'The machine may be rented out or the link is old. Search again above, or start from a category.',
  home: 'Go to the home page',
  all: 'View All',
  retry: 'Retry',
} as const;
