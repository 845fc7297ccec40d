import { getActiveSubscriptionEquipments, getCategories } from '@yantra/contract/calls';
import type { SitePage } from '../../page.ts';
import { messages } from '../../site.messages.ts';
import { Results, resultsRequest, termOf } from './results.tsx';

export const page: SitePage = {
  Component: Results,
  load: (scope, address) =>
    Promise.allSettled([
      scope.prefetch(getCategories, {}),
      scope.prefetch(getActiveSubscriptionEquipments, resultsRequest(scope, address)),
    ]),
  head: (_scope, address) => ({
    title: messages.results.title(termOf(address)),
    description: messages.results.description,
    keywords: termOf(address),
  }),
};
