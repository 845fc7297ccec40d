import type { SitePage } from '../../page.ts';
import { listingHead } from './listing-head.ts';
import { loadListing } from './listing-of.ts';
import { Results } from './results.tsx';

export const page: SitePage = {
  source: 'src/pages/results/results.page.ts',
  Component: Results,
  languages: { hi: () => import('./results.hi.ts'), mr: () => import('./results.mr.ts') },
  load: loadListing,
  head: listingHead,
};
