/** The attributes of elements that take a job of their own. */
export const jobAttributes = {
  'job-days': {
    type: 'number',
    description:
      'For how many days a machine is wanted, 1 to 366. With it the job belongs to this element; without it, it is the visitor’s, which the elements of the page share, and a carousel has none.',
  },
  'job-from': { type: 'string', description: 'The first day of the job, `2026-11-24`.' },
  'job-hours': { type: 'number', description: 'Hours of work a day; 8 without it.' },
  'job-operator': {
    type: 'string',
    description: '`needed`, or `own` if the renter has an operator. Without it, one is needed.',
  },
  'job-place': { type: 'string', description: 'Where the job is, in words.' },
  'job-at': {
    type: 'string',
    description:
      'Where it is, `18.5,73.93`: transport is worked out from there. Without it, from the middle of the city.',
  },
} as const;
