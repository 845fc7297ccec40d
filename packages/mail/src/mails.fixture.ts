import type { AccountMail, Locale, NewsMail } from '@yantra/domain';

const site = 'https://yantra.example.in';
const contactAddress = `${site}/contact-us`;

export const news: NewsMail = {
  kind: 'news',
  locale: undefined,
  name: 'Asha Patil',
  title: 'Your plan BUSINESS is paid',
  text: 'Thank you. Your payment has arrived and BUSINESS is running.',
  state: { tone: 'good', sign: '✓', words: 'Paid' },
  facts: [
    ['Plan', 'BUSINESS, 1 year'],
    ['Machines', '35'],
    ['Paid, GST included', '₹23,990.40'],
  ],
  note: 'You are asked to log in first.',
  way: { label: 'Open the invoice', address: `${site}/dashboard/subscription-admin?order=order_1` },
  stopAddress: `${site}/unsubscribe?t=abc`,
  choicesAddress: `${site}/dashboard/settings/notifications`,
  contactAddress,
};

export const changed: AccountMail = {
  kind: 'account',
  locale: undefined,
  subject: '482913 is your Yantra code',
  text: `482913 is your Yantra code.\n\nIf it was not you, write to us: ${contactAddress}\n`,
  code: '482913',
  contactAddress,
};

/** One of each kind in a language; news also as a warning, and without what may be missing. */
export const mailsIn = (locale: Locale | undefined) => [
  { ...news, locale },
  {
    ...news,
    locale,
    state: { tone: 'warn' as const, sign: '◔', words: 'Ends on 26 November 2026' },
    facts: [],
    note: undefined,
    stopAddress: undefined,
  },
  { ...changed, locale },
];
