/** What the pages of plain words share. */
export const messages = {
  title: (page: string) => `${page} · Yantra`,
  updated: 'Last updated',
  contents: 'On this page',
} as const;
