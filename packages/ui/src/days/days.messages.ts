/** What a calendar of free days says. Days come written. */
export const daysMessages = {
  id: 'days',
  weekdays: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'],
  weekdayNames: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  before: 'Month before',
  after: 'Month after',

  /** How a day stands, after its name. */
  states: {
    past: 'past',
    far: 'too far ahead',
    unknown: 'not loaded',
    taken: 'taken',
    free: 'free',
    only: 'your day of hire',
    start: 'first day of your hire',
    in: 'in your hire',
    end: 'last day of your hire',
  },
  today: 'today',

  chooseFirst: 'Choose your first day.',
  chooseLast: (first: string) => `From ${first}. Now choose the last day.`,
  isTaken: (day: string) => `${day} is taken.`,
  snapped: (taken: string, last: string) => `${taken} is taken: your days end on ${last}.`,
  longest: (days: number, last: string) => `A hire has ${days} days at most: yours ends on ${last}.`,
  /** `24 Nov to 5 Dec, 12 days` */
  range: (first: string, last: string, days: number) =>
    days === 1 ? `${first}, 1 day` : `${first} to ${last}, ${days} days`,
  allFree: (range: string) => `${range}. Free on all of them.`,
  someTaken: (range: string) => `${range}. Not free on all of them.`,
  freeToday: 'Free today.',
  freeFrom: (day: string) => `Free from ${day}.`,
  noneFree: 'No free day is known.',

  key: 'Key',
  kinds: { free: 'Free', taken: 'Taken', chosen: 'Your days', today: 'Today' },
  keys: { day: 'day', month: 'month', enter: 'Enter', choose: 'choose', pageUp: 'Page Up', pageDown: 'Page Down' },
  clear: 'Clear days',

  loading: 'Loading the days',
  failed: 'Days not loaded',
  retry: 'Retry',

  takenDays: 'Taken days',
  first: 'First day',
  last: 'Last day',
  noEnd: 'no end',
  noneTaken: 'No day is taken.',
} as const;
