/** Texts of every chart. */
export const messages = {
  id: 'dashboard.chart',
  nothing: 'Nothing to show yet.',
  table: 'Show as a table',
  chart: (title: string, least: string, most: string) => `${title}, ${least} to ${most}`,
} as const;
