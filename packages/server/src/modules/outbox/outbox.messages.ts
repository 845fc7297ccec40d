/** Texts of the outbox's page. */
export const outboxTexts = {
  title: 'Outbox',
  introduction:
    'Text messages that would have gone to phones, and e-mails. None left this machine: the outbox stands in for a provider until SMS_PROVIDER is set, and for a mail server until SMTP_URL is, and does not exist in production. Messages are forgotten after a day.',
  phone: 'Phone number',
  show: 'Show',
  all: 'All messages',
  none: 'No messages yet. Ask for a code on the site, then reload this page.',
  noneFor: (phone: string) => `No messages to ${phone}.`,
  wrongPhone: 'Please enter a valid 10-digit phone number.',
  to: 'To',
  kind: 'Kind',
  sent: 'Sent',
} as const;
