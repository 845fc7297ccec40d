import { getActiveSubscriptionEquipments, getCategories } from '@yantra/contract/calls';
import { carouselRequest } from '@yantra/equipment-carousel';
import type { Scope } from '@yantra/state';
import type { ComponentType } from 'react';
import type { Head } from './head.ts';
import { homeCarousel } from './home-carousel.ts';
import { Home } from './pages/home.tsx';
import { NotFound } from './pages/not-found.tsx';
import { messages } from './site.messages.ts';

/** One page of the site: what it asks before it is rendered on the server, what its head says, what it shows. */
export interface Route {
  /** As react-router writes paths; `*` is the page for every other address. */
  readonly path: string;
  readonly Page: ComponentType;
  readonly status: number;
  /** Fills the scope, so that the first HTML has the data. A failure here is shown by the widget itself. */
  readonly load?: (scope: Scope) => Promise<unknown>;
  readonly head: (scope: Scope) => Head;
}

export const routes: readonly Route[] = [
  {
    path: '/',
    Page: Home,
    status: 200,
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
  },
  { path: '*', Page: NotFound, status: 404, head: () => ({ title: messages.notFound.title, isPrivate: true }) },
];
