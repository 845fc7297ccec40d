import { formatCount } from '@yantra/domain';

/** Texts of an owner's inbox. */
export const messages = {
  id: 'dashboard.inbox',
  title: 'Leads',
  views: 'What is listed',
  quotes: 'Quotes',
  list: 'Requirements',
  loading: 'Loading...',
  nobody: 'Nobody waits for you.',
  waiting: (count: number, wait: string) =>
    count === 1
      ? `One person waits for you, for ${wait}.`
      : `${formatCount(count)} people wait for you, the longest for ${wait}.`,
  filter: 'Which quotes',
  filters: {
    all: 'All',
    toAnswer: 'To answer',
    held: 'Held',
    quoted: 'Quoted',
    won: 'Won',
    closed: 'Closed',
  },
  chip: (name: string, count: number) => `${name} ${formatCount(count)}`,
  search: 'Search leads',
  sort: 'Sort',
  sorts: { wait: 'Longest wait', askedAt: 'Newest' },
  rows: 'Who asked you for a quote',
  send: 'Send quote',
  answer: 'Answer',
  /** The name of a button in a row. */
  forWhom: (act: string, name: string) => `${act}: ${name}`,
  fromOwnPage: 'From your page',
  range: (from: number, to: number, total: number) =>
    `${formatCount(from)}–${formatCount(to)} of ${formatCount(total)}`,
  nothingTitle: 'No quote fits',
  nothingText: 'Try another word or another filter.',
  showAll: 'Show all',
} as const;
