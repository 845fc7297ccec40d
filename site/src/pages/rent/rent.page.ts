import { getCategories, getLanding } from '@yantra/contract/calls';
import type { SitePage } from '../../page.ts';
import { selectCityOf, inputOf, isNone, landingAt } from './landing-of.ts';
import { rentHead } from './rent-head.ts';
import { Rent } from './rent.tsx';

export const page: SitePage = {
  source: 'src/pages/rent/rent.page.ts',
  Component: Rent,
  languages: { hi: () => import('./rent.hi.ts'), mr: () => import('./rent.mr.ts') },
  load(scope, address) {
    const input = inputOf(address);
    const landing = input && scope.prefetch(getLanding, input).then((found) => selectCityOf(scope, found));
    // The categories have the colours that are shown until pictures have loaded.
    return Promise.allSettled([landing, scope.prefetch(getCategories, {})]);
  },
  head: rentHead,
  status: (scope, address) => (isNone(landingAt(scope, address)) ? 404 : 200),
};
