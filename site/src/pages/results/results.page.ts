import { getCategories, getEquipmentTypeDropDown } from '@yantra/contract/calls';
import { textsIn } from '@yantra/language';
import { lazy } from 'react';
import type { SitePage } from '../../page.ts';
import type { SearchIn } from '../searches/new.page.tsx';
import { listingHead } from './listing-head.ts';
import { loadListing, queryOf } from './listing-of.ts';
import { newSearchMessages } from './results.messages.ts';
import { Results } from './results.tsx';
import { servedResults } from './served-results.tsx';
import { wantedOf } from './wanted-of.ts';

export const page: SitePage = {
  source: 'src/pages/results/results.page.ts',
  Component: Results,
  languages: { hi: () => import('./results.hi.ts'), mr: () => import('./results.mr.ts') },
  load: loadListing,
  served: servedResults,
  head: listingHead,
};

const loadNewSearch = async () => (await import('../searches/new.page.tsx')).newSearchOf(searchIn);

/** What a list's address looks for. */
const searchIn: SearchIn = (address, city, job) => wantedOf(queryOf(address), city, job);

/**
 * The page that saves the search of a list. It reads a list's address, so it is of this file: what two pages share becomes files of its own, which compress worse. What
 * it shows comes by itself.
 */
export const newSearch: SitePage = {
  source: page.source,
  Component: lazy(async () => ({ default: await loadNewSearch() })),
  languages: { hi: () => import('../searches/searches.hi.ts'), mr: () => import('../searches/searches.mr.ts') },
  served: loadNewSearch,
  screen: () => 'src/pages/searches/new.page.tsx',
  load: (scope) =>
    Promise.allSettled([scope.prefetch(getCategories, {}), scope.prefetch(getEquipmentTypeDropDown, {})]),
  headers: { 'x-robots-tag': 'noindex' },
  head: ({ language }) => ({ title: textsIn(language, newSearchMessages).title, isPrivate: true }),
};
