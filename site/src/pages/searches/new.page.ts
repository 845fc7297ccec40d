import { getCategories, getEquipmentTypeDropDown } from '@yantra/contract/calls';
import { textsIn } from '@yantra/language';
import type { SitePage } from '../../page.ts';
import { queryOf } from '../results/listing-of.ts';
import { NewSearch } from './new.tsx';
import { messages } from './searches.messages.ts';

export const page: SitePage = {
  source: 'src/pages/searches/new.page.ts',
  Component: NewSearch,
  languages: { hi: () => import('./searches.hi.ts'), mr: () => import('./searches.mr.ts') },
  load: async (scope, address) => {
    const { category, types } = queryOf(address);
    await Promise.allSettled([
      ...(category ? [scope.prefetch(getCategories, {})] : []),
      ...(types.length > 0 ? [scope.prefetch(getEquipmentTypeDropDown, {})] : []),
    ]);
  },
  headers: { 'x-robots-tag': 'noindex' },
  head: ({ language }) => ({ title: textsIn(language, messages).newHead, isPrivate: true }),
};
