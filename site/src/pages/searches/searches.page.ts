import { textsIn } from '@yantra/language';
import type { SitePage } from '../../page.ts';
import { messages } from './searches.messages.ts';
import { Searches } from './searches.tsx';

export const page: SitePage = {
  source: 'src/pages/searches/searches.page.ts',
  Component: Searches,
  languages: { hi: () => import('./searches.hi.ts'), mr: () => import('./searches.mr.ts') },
  headers: { 'x-robots-tag': 'noindex' },
  head: ({ language }) => ({ title: textsIn(language, messages).head, isPrivate: true }),
};
