import { screenSource, servedScreen } from '@yantra/dashboard';
import { textsIn } from '@yantra/language';
import type { Address } from '../../address.ts';
import type { SitePage } from '../../page.ts';
import { messages } from './dashboard.messages.ts';
import { DashboardPage, dashboardWith } from './dashboard.tsx';

const pathOf = ({ params }: Address): string => `/${params['*'] ?? ''}`;

export const page: SitePage = {
  source: 'src/pages/dashboard/dashboard.page.ts',
  Component: DashboardPage,
  languages: { hi: () => import('./dashboard.hi.ts'), mr: () => import('./dashboard.mr.ts') },
  served: async (address, user) => user && dashboardWith(await servedScreen(pathOf(address), user)),
  screen: (address) => screenSource(pathOf(address)),
  // Each screen sets its title once it is there.
  head: ({ language }) => ({ title: textsIn(language, messages).title, isPrivate: true }),
};
