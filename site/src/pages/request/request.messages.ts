/** The secret page of a request for quotes. */
export const messages = {
  id: 'site.request',
  head: 'Your quotes · Yantra',
} as const;
