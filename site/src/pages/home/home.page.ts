import { getActiveSubscriptionEquipments, getCategories } from '@yantra/contract/calls';
import { carouselRequest } from '@yantra/equipment-carousel';
import type { SitePage } from '../../page.ts';
import { messages } from '../../site.messages.ts';
import { homeCarousel } from './home-carousel.ts';
import { Home } from './home.tsx';

export const page: SitePage = {
  Component: Home,
  load: (scope) =>
    Promise.allSettled([
      scope.prefetch(getCategories, {}),
      scope.prefetch(getActiveSubscriptionEquipments, carouselRequest({ ...homeCarousel, city: scope.city.peek() })),
    ]),
  head: (scope) => {
    const { name } = scope.city.peek();
    return {
      title: messages.home.titleIn(name),
      description: messages.home.description(name),
      keywords: messages.home.keywords(name),
      canonicalPath: '/',
    };
  },
};
