import { counted } from '@yantra/domain';

/** What the pages of plain words share. */
export const messages = {
  id: 'site.static',
  title: (title: string) => `${title} · Yantra`,
  updated: 'Last updated',
  contents: 'On this page',
  print: 'Print',
  short: 'In short',
  /** Said by translations only: which text counts, and the link to it. */
  original: '',
  toOriginal: '',
  papers: {
    terms: 'Terms and Conditions',
    privacy: 'Privacy Policy',
    refund: 'Refund Policy',
    contact: 'Contact Us',
  },
  /** How long something is kept. */
  spans: {
    year: (count: number) => counted(count, 'year'),
    month: (count: number) => counted(count, 'month'),
    day: (count: number) => counted(count, 'day'),
    hour: (count: number) => counted(count, 'hour'),
  },
} as const;
