/** The total of a job on a card. */
export const jobTotalMessages = {
  id: 'job-total',
  about: 'about',
  days: (days: number) => `for ${days} ${days === 1 ? 'day' : 'days'},`,
  /** What the renter pays as well. */
  plus: (parts: readonly string[]) => `+ ${parts.join(', ')}`,
  /** What the owner has not stated. */
  unknown: (parts: readonly string[]) =>
    parts.length === 1 ? `${parts[0]} not stated` : `${parts.length} parts not stated`,
  nothing: 'nothing to add',
  missing: 'Total not worked out',
  parts: {
    overtime: 'overtime',
    transport: 'transport',
    operator: 'operator',
    fuel: 'fuel',
    deposit: 'deposit',
    board: 'operator’s food and bed',
  },
} as const;
