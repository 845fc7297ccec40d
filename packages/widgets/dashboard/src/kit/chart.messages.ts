/** Texts of every chart. */
export const messages = {
  id: 'dashboard.chart',
  nothing: 'Nothing to show yet.',
  table: 'Show as a table',
  /** The label of the chart, which arrow keys read out column by column. */
  kind: 'chart',
  fromTo: (first: string, last: string) => `${first} to ${last}`,
  withSum: (name: string, sum: string) => `${name}, ${sum}`,
  before: 'Before',
} as const;
