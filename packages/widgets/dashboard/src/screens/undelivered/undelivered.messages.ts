/** Messages that did not reach people, for admins. */
export const messages = {
  id: 'dashboard.undelivered',
  title: 'Undelivered messages',
  note: 'Tried for a day and a half, then given up. The person sees the news in the app.',
  table: 'Undelivered messages',
  person: 'To',
  noAccount: 'without an account',
  event: 'About',
  way: 'Way',
  ways: { email: 'E-mail', sms: 'SMS', whatsApp: 'WhatsApp', push: 'Push' },
  failure: 'Last answer',
  tries: 'Tries',
  endedAt: 'Given up',
  retry: 'Try again',
  retrying: 'Trying …',
  retried: (count: number): string =>
    count === 1 ? 'The message is tried again' : `${count} messages are tried again`,
  nothing: 'Every message has left',
  nothingText: 'What cannot be delivered is listed here.',
} as const;
