import { ContactWays } from './contact-ways.tsx';
import { messages } from './contact.messages.ts';
import { pageOf } from './paper-page.tsx';

export const page = pageOf({
  source: 'src/pages/static/contact.page.ts',
  name: 'contact',
  texts: messages,
  Extra: ContactWays,
  languages: { hi: () => import('./contact.hi.ts'), mr: () => import('./contact.mr.ts') },
});
