/** The ways between what somebody saved: machines and searches. */
export const messages = {
  id: 'site.saved-tabs',
  lists: 'What you saved',
  machines: 'Machines',
  searches: 'Searches',
} as const;
