import { formatCount } from '@yantra/domain';

/** Texts of a job. */
export const messages = {
  id: 'dashboard.job',
  from: 'From',
  span: 'How long',
  place: 'Where',
  hours: 'Hours a day',
  operator: 'Operator',
  days: (count: number) => (count === 1 ? '1 day' : `${formatCount(count)} days`),
  hoursADay: (count: number) => `${formatCount(count)} h a day`,
  operators: { needed: 'With an operator', own: 'They have their own' },
  fromDay: (day: string) => `from ${day}`,
} as const;
