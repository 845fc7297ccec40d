import {
  carouselRequest,
  getActiveSubscriptionEquipments,
  getCategories,
  getCategoryDropDown,
  getCounts,
} from '@yantra/contract/calls';
import { textsIn, wordIn } from '@yantra/language';
import { messages as layout } from '../../layout/layout.messages.ts';
import type { SitePage } from '../../page.ts';
import { countsAround, countsAsked } from './counts.ts';
import { heroPictures } from './hero.tsx';
import { homeCarousel } from './home-carousel.ts';
import { messages } from './home.messages.ts';
import { Home, below, proof, requirement } from './home.tsx';

export const page: SitePage = {
  source: 'src/pages/home/home.page.ts',
  Component: Home,
  languages: { hi: () => import('./home.hi.ts'), mr: () => import('./home.mr.ts') },
  ready: requirement.prepare,
  load: (scope, { query }) =>
    Promise.allSettled([
      scope.prefetch(getCategories, {}),
      scope.prefetch(getCategoryDropDown, {}),
      scope.prefetch(getCounts, countsAsked, { isQuiet: true }),
      scope.prefetch(getCounts, countsAround(scope.city.peek()), { isQuiet: true }),
      scope.prefetch(
        getActiveSubscriptionEquipments,
        carouselRequest(homeCarousel(query), () => scope.city.peek()),
      ),
      below.prepare(),
      proof.prepare(),
      heroPictures.prepare(),
      requirement.prepare(),
    ]),
  head: (scope) => {
    const name = wordIn(scope.language, scope.city.peek().name);
    const texts = textsIn(scope.language, messages);
    return {
      title: texts.titleIn(name),
      description: texts.description(name),
      keywords: texts.keywords(name),
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
