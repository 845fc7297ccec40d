import { pageOf } from './paper-page.tsx';
import { messages } from './privacy.messages.ts';

export const page = pageOf({
  source: 'src/pages/static/privacy.page.ts',
  name: 'privacy',
  texts: messages,
  isPolicy: true,
  languages: { hi: () => import('./privacy.hi.ts'), mr: () => import('./privacy.mr.ts') },
});
