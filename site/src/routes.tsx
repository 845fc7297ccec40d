import { getActiveSubscriptionEquipments, getCategories, getEquipmentById } from '@yantra/contract/calls';
import { carouselRequest } from '@yantra/equipment-carousel';
import { type Scope, dataOf } from '@yantra/state';
import type { ComponentType } from 'react';
import type { Address } from './address.ts';
import type { Head } from './head.ts';
import { homeCarousel } from './home-carousel.ts';
import { Details } from './pages/details.tsx';
import { Home } from './pages/home.tsx';
import { NotFound } from './pages/not-found.tsx';
import { Results, resultsRequest, termOf } from './pages/results.tsx';
import { messages } from './site.messages.ts';

/** One page of the site: what it asks before it is rendered on the server, what its head says, what it shows. */
export interface Route {
  /** As react-router writes paths; `*` is the page for every other address. */
  readonly path: string;
  readonly Page: ComponentType;
  readonly status: number;
  /** Fills the scope, so that the first HTML has the data. A failure here is shown by the widget itself. */
  readonly load?: (scope: Scope, address: Address) => Promise<unknown>;
  readonly head: (scope: Scope, address: Address) => Head;
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
  {
    path: '/equipments/:searchQuery?',
    Page: Results,
    status: 200,
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
  },
  {
    path: '/equipment-details',
    Page: Details,
    status: 200,
    load: (scope, { query }) => Promise.allSettled([scope.prefetch(getEquipmentById, { id: query.get('id') ?? '' })]),
    head: (scope, { query }) => {
      const { remote } = scope.resource(getEquipmentById, () => ({ id: query.get('id') ?? '' }));
      const machine = dataOf(remote.peek());
      if (!machine) return { title: messages.details.fallbackTitle, isPrivate: true };
      return {
        title: messages.details.title(machine.name, machine.city),
        description: messages.details.description(machine.name, machine.city),
        canonicalPath: `/equipment-details?id=${machine.id}`,
      };
    },
  },
  {
    path: '*',
    Page: NotFound,
    status: 404,
    load: (scope) => Promise.allSettled([scope.prefetch(getCategories, {})]),
    head: () => ({ title: messages.notFound.title, isPrivate: true }),
  },
];
