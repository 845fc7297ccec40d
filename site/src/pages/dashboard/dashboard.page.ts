import { screenSource } from '@yantra/dashboard';
import type { SitePage } from '../../page.ts';
import { messages } from './dashboard.messages.ts';
import { DashboardPage } from './dashboard.tsx';

export const page: SitePage = {
  Component: DashboardPage,
  screen: ({ params }) => screenSource(`/${params['*'] ?? ''}`),
  // Each screen names itself once it is known who asks; the server knows nobody.
  head: () => ({ title: messages.title, isPrivate: true }),
};
