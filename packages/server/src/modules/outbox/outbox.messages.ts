/** Texts of the outbox's page. */
export const outboxTexts = {
  title: 'Outbox',
  introduction:
    'What would have gone to people: text messages, e-mails, WhatsApp messages and pushes. None left this machine: the outbox stands in for a provider until SMS_PROVIDER is set, for a mail server until SMTP_URL is, for WhatsApp until WHATSAPP_TOKEN is, and does not exist in production. Pushes stand here too, and also go to the browsers that ask for them. Messages are forgotten after a day.',
  ways: 'By which way',
  every: 'All',
  way: { sms: 'SMS', email: 'E-mail', whatsApp: 'WhatsApp', push: 'Push' },
  phone: 'Phone number',
  show: 'Show',
  all: 'All messages',
  none: 'No messages yet. Ask for a code on the site, then reload this page.',
  noneFor: (phone: string) => `No messages to ${phone}.`,
  wrongPhone: 'Please enter a valid 10-digit phone number.',
  by: 'By',
  to: 'To',
  browsers: 'browsers',
  kind: 'Kind',
  sent: 'Sent',
  mailCalled: (subject: string) => `The mail: ${subject}`,
  alone: 'Open the mail by itself',
  asText: 'As plain text',
} as const;
