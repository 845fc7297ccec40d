import { formatCount } from '@yantra/domain';

/** Texts of a renter's own requests. */
export const messages = {
  id: 'dashboard.my-requests',
  title: 'My requests',
  note: 'What you asked owners for, and what they quoted',
  request: 'Request',
  loading: 'Loading...',
  list: 'Your requests',
  emptyTitle: 'No requests yet',
  emptyText: 'Ask for a quote on a machine’s page, or send a requirement. The answers come here.',
  find: 'Find a machine',
  states: {
    waiting: (owners: number) => (owners === 1 ? 'One owner is asked' : `${formatCount(owners)} owners are asked`),
    quoted: (quotes: number) => (quotes === 1 ? 'One quote' : `${formatCount(quotes)} quotes`),
    accepted: 'Agreed',
    over: 'Over',
  },
  asked: (moment: string) => `Asked ${moment}`,
  heldUntil: (moment: string) => `Held until ${moment}`,
  from: (total: string) => `from ${total}`,
  range: (from: number, to: number, total: number) =>
    `${formatCount(from)}–${formatCount(to)} of ${formatCount(total)}`,
} as const;
