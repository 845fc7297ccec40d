import { createElement } from 'react';
import { ContactWays } from './contact-ways.tsx';
import { contact } from './contact.messages.ts';
import { pageOf } from './paper-page.tsx';

export const page = pageOf(
  'src/pages/static/contact.page.ts',
  contact.paper,
  '/contact-us',
  createElement(ContactWays),
);
