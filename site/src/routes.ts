import { withinTime } from './layout/chunk.ts';
import type { Route } from './page.ts';

export const routes: readonly Route[] = [
  { path: '/', source: 'src/pages/home/home.page.ts', module: withinTime(() => import('./pages/home/home.page.ts')) },
  {
    path: '/equipments/:searchQuery?',
    source: 'src/pages/results/results.page.ts',
    module: withinTime(() => import('./pages/results/results.page.ts')),
  },
  {
    path: '/equipment-details',
    source: 'src/pages/details/details.page.ts',
    module: withinTime(() => import('./pages/details/details.page.ts')),
  },
  {
    path: '/rent/:kind/:city',
    source: 'src/pages/rent/rent.page.ts',
    module: withinTime(() => import('./pages/rent/rent.page.ts')),
  },
  {
    path: '/log-in',
    source: 'src/pages/log-in/log-in.page.ts',
    module: withinTime(() => import('./pages/log-in/log-in.page.ts')),
  },
  {
    path: '/dashboard/*?',
    source: 'src/pages/dashboard/dashboard.page.ts',
    module: withinTime(() => import('./pages/dashboard/dashboard.page.ts')),
    hasOwnFrame: true,
    takesPayments: true,
  },
  {
    path: '/contact-us',
    source: 'src/pages/static/contact.page.ts',
    module: withinTime(() => import('./pages/static/contact.page.ts')),
  },
  {
    path: '/terms-and-conditions',
    source: 'src/pages/static/terms.page.ts',
    module: withinTime(() => import('./pages/static/terms.page.ts')),
  },
  {
    path: '/privacy-policy',
    source: 'src/pages/static/privacy.page.ts',
    module: withinTime(() => import('./pages/static/privacy.page.ts')),
  },
  {
    path: '/refund-policy',
    source: 'src/pages/static/refund.page.ts',
    module: withinTime(() => import('./pages/static/refund.page.ts')),
  },
  {
    path: '/developers',
    source: 'src/pages/developers/developers.page.ts',
    module: withinTime(() => import('./pages/developers/developers.page.ts')),
  },
  {
    path: '/developers/playground',
    source: 'src/pages/developers/playground.page.ts',
    module: withinTime(() => import('./pages/developers/playground.page.ts')),
  },
  {
    path: '/cashfree-payment-gateway',
    source: 'src/pages/gateway-test/gateway-test.page.ts',
    module: withinTime(() => import('./pages/gateway-test/gateway-test.page.ts')),
    takesPayments: true,
    isTestPage: true,
  },
  {
    path: '*',
    source: 'src/pages/not-found/not-found.page.ts',
    module: withinTime(() => import('./pages/not-found/not-found.page.ts')),
  },
];
