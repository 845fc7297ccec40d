import { getCounts } from '@yantra/contract/calls';
import { textsIn } from '@yantra/language';
import type { SitePage } from '../../page.ts';
import { countsAsked } from '../home/counts.ts';
import { dialogIn } from './dialog-in.ts';
import { messages } from './log-in.messages.ts';
import { LogIn } from './log-in.tsx';

export const page: SitePage = {
  source: 'src/pages/log-in/log-in.page.ts',
  Component: LogIn,
  languages: { hi: () => import('./log-in.hi.ts'), mr: () => import('./log-in.mr.ts') },
  load: async (scope, { query }) =>
    dialogIn(query) === 'sign-up' ? scope.prefetch(getCounts, countsAsked) : undefined,
  head: ({ language }) => ({ title: textsIn(language, messages).title, isPrivate: true }),
  // The window opened by a partner's page reports to it how the log-in ended; all other pages are separated from their opener.
  headers: { 'cross-origin-opener-policy': 'unsafe-none' },
};
