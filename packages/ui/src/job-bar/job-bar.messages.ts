import { jobLimits } from '@yantra/domain';

/** What the bar for a job says. */
export const jobMessages = {
  id: 'job',
  job: 'Your job',
  where: 'Where',
  from: 'From',
  for: 'For',
  hours: 'Hours',
  operator: 'Operator',
  /** After the number of days. @param until the last day */
  days: (days: number, until?: string) => `${days === 1 ? 'day' : 'days'}${until ? `, to ${until}` : ''}`,
  hoursADay: (hours: number) => `${hours} h a day`,
  operators: { needed: 'With operator', own: 'Own operator' },
  clear: 'Clear job',
  show: 'Show totals',
  line: (days: number, from?: string) => `${days} ${days === 1 ? 'day' : 'days'}${from ? ` from ${from}` : ''}`,
  about: { needed: 'with operator', own: 'own operator' },
  none: 'See what your job costs',
  noneAbout: 'Total with transport, operator and GST',
  wrong: {
    days: `Please say how many days: a whole number from 1 to ${jobLimits.days}.`,
    from: 'Please choose a day from today on, within a year.',
  },
} as const;
