import { getCategories } from '@yantra/contract/calls';
import { textsIn } from '@yantra/language';
import type { SitePage } from '../../page.ts';
import { messages } from './not-found.messages.ts';
import { NotFound } from './not-found.tsx';

export const page: SitePage = {
  source: 'src/pages/not-found/not-found.page.ts',
  Component: NotFound,
  languages: { hi: () => import('./not-found.hi.ts'), mr: () => import('./not-found.mr.ts') },
  status: 404,
  load: (scope) => Promise.allSettled([scope.prefetch(getCategories, {})]),
  head: ({ language }) => ({ title: textsIn(language, messages).title, isPrivate: true }),
};
