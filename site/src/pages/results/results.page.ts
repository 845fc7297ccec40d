import type { SitePage } from '../../page.ts';
import { listingHead } from './listing-head.ts';
import { loadListing } from './listing-of.ts';
import { Results } from './results.tsx';

export const page: SitePage = {
  source: 'src/pages/results/results.page.ts',
  Component: Results,
  load: loadListing,
  head: listingHead,
};
