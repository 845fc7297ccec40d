import type { SitePage } from '../../page.ts';
import { guide } from './guide.messages.ts';
import { Guide } from './guide.tsx';

export const page: SitePage = {
  Component: Guide,
  head: () => ({
    title: guide.headTitle,
    description: guide.description,
    keywords: guide.keywords,
    canonicalPath: '/developers',
  }),
};
