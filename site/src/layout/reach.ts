import { messages } from './layout.messages.ts';

const mailbox = (address: string) => ({ shown: address, href: `mailto:${address}` });

/** How people reach us: as shown, and as linked to. The same in every language. */
export const reach = {
  phone: { shown: '+91 20 0000 0000', href: 'tel:+912000000000' },
  hello: mailbox(messages.email),
  grievance: mailbox('grievance@yantra.example'),
} as const;
