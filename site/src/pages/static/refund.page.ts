import { pageOf } from './paper-page.tsx';
import { messages } from './refund.messages.ts';

export const page = pageOf({
  source: 'src/pages/static/refund.page.ts',
  name: 'refund',
  texts: messages,
  isPolicy: true,
  updated: '2025-01-29',
  languages: { hi: () => import('./refund.hi.ts'), mr: () => import('./refund.mr.ts') },
});
