import { pageOf } from './paper-page.tsx';
import { messages } from './terms.messages.ts';

export const page = pageOf({
  source: 'src/pages/static/terms.page.ts',
  name: 'terms',
  texts: messages,
  isPolicy: true,
  updated: '2024-10-09',
  languages: { hi: () => import('./terms.hi.ts'), mr: () => import('./terms.mr.ts') },
});
