import { definedCalls } from '@yantra/contract/schemas';
import { defaultCity } from '@yantra/places';
import type { FastifyInstance } from 'fastify';
import type { BoundCall } from '../http/bind.ts';
import type { ApiFor } from '../http/pages.ts';
import type { Stopping } from '../http/stopping.ts';
import { apiDocsRoutes } from '../modules/api-docs/api-docs.routes.ts';
import { calendarRoutes } from '../modules/availability/calendar.routes.ts';
import { dealPicturesRoutes } from '../modules/conversations/deal-pictures.routes.ts';
import { pageMessageRoutes } from '../modules/conversations/page-message.routes.ts';
import { pageFormsRoutes } from '../modules/deals/page-forms.routes.ts';
import { embedRoutes } from '../modules/embed/embed.routes.ts';
import { favouriteFormsRoutes } from '../modules/favourites/favourite-forms.routes.ts';
import { healthRoutes } from '../modules/health/health.routes.ts';
import { createReadiness } from '../modules/health/readiness.ts';
import { unsubscribeRoutes } from '../modules/notifications/unsubscribe.routes.ts';
import { outboxRoutes } from '../modules/outbox/outbox.routes.ts';
import { picturesRoutes } from '../modules/pictures/pictures.routes.ts';
import { plainFormRoutes } from '../modules/saved-searches/plain-form.routes.ts';
import { invitesRoutes } from '../modules/search/radar/invites.routes.ts';
import { securityTxtRoutes } from '../modules/security-txt/security-txt.routes.ts';
import { sitemapRoutes } from '../modules/sitemap/sitemap.routes.ts';
import { snippetsRoutes } from '../modules/snippets/snippets.routes.ts';
import { storybookRoutes } from '../modules/storybook/storybook.routes.ts';
import { whatsAppRoutes } from '../modules/whatsapp/whatsapp.routes.ts';
import type { AppDeps } from './app-deps.ts';
import type { Services } from './services.ts';

/** Routes beside calls and the site's pages, each only if there is something to serve. */
export function otherRoutes(
  http: FastifyInstance,
  deps: AppDeps,
  services: Services,
  { calls, apiFor, stopping }: { calls: readonly BoundCall[]; apiFor: ApiFor; stopping: Stopping },
): void {
  const { db, clock, ownOrigin, outbox, pictures, reads, vocabulary, gate } = services;
  const { embed, storybookDir } = deps;
  if (outbox !== undefined) outboxRoutes(http, outbox);
  const names = new Set(calls.map(({ call }) => call.name));
  apiDocsRoutes(
    http,
    definedCalls.filter(({ name }) => names.has(name)),
  );
  unsubscribeRoutes(http, services);
  invitesRoutes(http, services);
  calendarRoutes(http, services);
  dealPicturesRoutes(http, services.dealPictures);
  pageMessageRoutes(http, services);
  pageFormsRoutes(http, { calls, ownOrigin });
  plainFormRoutes(http, { calls, ownOrigin, identify: services.sessions.identify });
  favouriteFormsRoutes(http, { calls, ownOrigin, readerOf: services.sessions.readerOf });
  const { whatsApp } = deps.settings;
  if (whatsApp !== undefined) whatsAppRoutes(http, { db, clock, settings: whatsApp });
  healthRoutes(http, { db, readiness: createReadiness({ db, stopping }) });
  if (pictures !== undefined) picturesRoutes(http, { pictures });
  if (embed !== undefined) {
    const { release } = embed;
    embedRoutes(http, embed);
    snippetsRoutes(http, { apiFor, ownOrigin, drawing: deps.carouselDrawing, defaultCity, release });
  }
  if (storybookDir !== undefined) storybookRoutes(http, storybookDir);
  securityTxtRoutes(http, { clock, ownOrigin, contact: deps.settings.securityContact });
  if (deps.renderPage !== undefined) sitemapRoutes(http, { db: reads, vocabulary, gate, ownOrigin });
}
