import type { SitePage } from '../../page.ts';
import { messages } from './log-in.messages.ts';
import { LogIn } from './log-in.tsx';

export const page: SitePage = {
  Component: LogIn,
  head: () => ({ title: messages.title, isPrivate: true }),
  // The window that another company's page has opened tells it how it ended; every other page of ours has nothing to do with its opener.
  headers: { 'cross-origin-opener-policy': 'unsafe-none' },
};
