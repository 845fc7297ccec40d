import {
  carouselRequest,
  getActiveSubscriptionEquipments,
  getCategories,
  getCategoryDropDown,
} from '@yantra/contract/calls';
import { messages as layout } from '../../layout/layout.messages.ts';
import type { SitePage } from '../../page.ts';
import { homeCarousel } from './home-carousel.ts';
import { messages } from './home.messages.ts';
import { Home, below } from './home.tsx';

export const page: SitePage = {
  Component: Home,
  load: (scope) =>
    Promise.allSettled([
      scope.prefetch(getCategories, {}),
      scope.prefetch(getCategoryDropDown, {}),
      scope.prefetch(
        getActiveSubscriptionEquipments,
        carouselRequest(homeCarousel, () => scope.city.peek()),
      ),
      below.prepare(),
    ]),
  head: (scope) => {
    const { name } = scope.city.peek();
    return {
      title: messages.titleIn(name),
      description: messages.description(name),
      keywords: messages.keywords(name),
      canonicalPath: '/',
      jsonLd: {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: layout.brand,
        url: '/',
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: '/equipments/{term}' },
          'query-input': 'required name=term',
        },
      },
    };
  },
};
