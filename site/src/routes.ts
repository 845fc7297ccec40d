import type { Route } from './page.ts';

export const routes: readonly Route[] = [
  { path: '/', module: () => import('./pages/home/home.page.ts') },
  {
    path: '/equipments/:searchQuery?',
    module: () => import('./pages/results/results.page.ts'),
  },
  {
    path: '/equipment-details',
    module: () => import('./pages/details/details.page.ts'),
  },
  {
    path: '/rent/:kind/:city',
    module: () => import('./pages/rent/rent.page.ts'),
  },
  {
    path: '/compare',
    module: () => import('./pages/compare/compare.page.ts'),
  },
  {
    path: '/report',
    module: () => import('./pages/report/report.page.ts'),
  },
  {
    path: '/ask-for-quote',
    module: () => import('./pages/ask/ask.page.ts'),
  },
  {
    path: '/q/:page',
    module: () => import('./pages/request/request.page.ts'),
  },
  {
    path: '/saved',
    module: () => import('./pages/saved/saved.page.ts'),
  },
  {
    path: '/saved/shared/:page',
    module: () => import('./pages/saved/shared.page.ts'),
  },
  {
    path: '/log-in',
    module: () => import('./pages/log-in/log-in.page.ts'),
  },
  {
    path: '/saved/searches',
    module: () => import('./pages/searches/searches.page.ts'),
  },
  {
    path: '/saved/searches/new/:searchQuery?',
    module: async () => ({ page: (await import('./pages/results/results.page.ts')).newSearch }),
  },
  {
    path: '/dashboard/*?',
    module: () => import('./pages/dashboard/dashboard.page.ts'),
    hasOwnFrame: true,
    takesPayments: true,
  },
  {
    path: '/contact-us',
    module: () => import('./pages/static/contact.page.ts'),
  },
  {
    path: '/terms-and-conditions',
    module: () => import('./pages/static/terms.page.ts'),
  },
  {
    path: '/privacy-policy',
    module: () => import('./pages/static/privacy.page.ts'),
  },
  {
    path: '/refund-policy',
    module: () => import('./pages/static/refund.page.ts'),
  },
  {
    path: '/developers',
    module: () => import('./pages/developers/developers.page.ts'),
    hasOwnFrame: true,
  },
  {
    path: '/developers/guide/:part',
    module: () => import('./pages/developers/guide.page.ts'),
    hasOwnFrame: true,
  },
  {
    path: '/developers/changes',
    module: () => import('./pages/developers/changes.page.ts'),
    hasOwnFrame: true,
  },
  {
    path: '/developers/elements/:name',
    module: () => import('./pages/developers/element.page.ts'),
    hasOwnFrame: true,
  },
  {
    path: '/developers/playground',
    module: () => import('./pages/developers/playground.page.ts'),
    hasOwnFrame: true,
  },
  {
    path: '/cashfree-payment-gateway',
    module: () => import('./pages/gateway-test/gateway-test.page.ts'),
    takesPayments: true,
    isTestPage: true,
  },
  {
    path: '*',
    module: () => import('./pages/not-found/not-found.page.ts'),
  },
];
