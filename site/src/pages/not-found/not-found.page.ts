import { getCategories } from '@yantra/contract/calls';
import type { SitePage } from '../../page.ts';
import { messages } from './not-found.messages.ts';
import { NotFound } from './not-found.tsx';

export const page: SitePage = {
  source: 'src/pages/not-found/not-found.page.ts',
  Component: NotFound,
  status: 404,
  load: (scope) => Promise.allSettled([scope.prefetch(getCategories, {})]),
  head: () => ({ title: messages.title, isPrivate: true }),
};
