import type { SitePage } from '../../page.ts';
import { playground } from './playground.messages.ts';
import { Playground } from './playground.tsx';

export const page: SitePage = {
  Component: Playground,
  head: () => ({
    title: playground.headTitle,
    description: playground.description,
    keywords: playground.keywords,
    canonicalPath: '/developers/playground',
  }),
};
