/** Texts of every chart. */
export const messages = {
  nothing: 'Nothing to show yet.',
  table: 'Show as a table',
  chart: (title: string, least: string, most: string) => `${title}, ${least} to ${most}`,
} as const;
