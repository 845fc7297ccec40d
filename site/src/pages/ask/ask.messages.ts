/** The page on which one asks the owner of a machine for a quote. */
export const messages = {
  id: 'site.ask',
  head: 'Ask for a quote · Yantra',
} as const;
