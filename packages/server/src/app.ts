import { boundCalls } from './calls.ts';
import type { App, AppDeps } from './compose/app-deps.ts';
import { otherRoutes } from './compose/other-routes.ts';
import { openServices } from './compose/services.ts';
import { siteRoutes } from './compose/site-routes.ts';
import { apiRoutes } from './http/api-routes.ts';
import { bareServer } from './http/bare-server.ts';
import { errorAnswers } from './http/error-answers.ts';
import { inProcess } from './http/in-process.ts';
import { drawingOn, limitedReads } from './http/limited-reads.ts';
import { createReadCache } from './http/read-cache.ts';
import { createStopping } from './http/stopping.ts';
import { liveRoutes } from './modules/live/index.ts';
import { pausedChanges } from './modules/notices/paused-changes.ts';
import { remindOfExpiry } from './modules/purchases/reminders.ts';
import { keepFigures } from './modules/reports/reports.queries.ts';
import { tellDecided } from './modules/review/index.ts';

/** Puts the server together. It does not listen: `main.ts` does, and tests call `http.inject`. */
export function createApp(deps: AppDeps): App {
  const services = openServices(deps);
  const { sessions, partners, background, gate, live, ownOrigin, receiptDrawer, agreementDrawer } = services;
  const calls = pausedChanges(limitedReads(boundCalls(services), gate), services);
  const apiFor = inProcess(calls);
  const cache = createReadCache(deps.clock, deps.cacheLimits);
  const stopping = createStopping();
  const http = bareServer({ ...deps, cache, stopping, answerError: errorAnswers(ownOrigin) });
  const { allowedOrigins } = deps.settings;
  apiRoutes(http, { calls, cache, allowedOrigins, ownOrigin, identify: sessions.identify, partners });
  // Before the database closes.
  http.addHook('onClose', async () => {
    receiptDrawer.close();
    agreementDrawer.close();
    await background.settled();
  });
  liveRoutes(http, live, { identify: sessions.identify, allowedOrigins, ownOrigin });
  // It would wait for the streams.
  http.addHook('preClose', () => live.close());
  otherRoutes(http, deps, services, { calls, apiFor, stopping });
  siteRoutes(http, deps, calls, { apiFor, drawFor: drawingOn(gate), ownOrigin, readerOf: sessions.readerOf });
  return {
    http,
    api: apiFor({}),
    listing: services.listing,
    sweeper: services.payments.sweeper,
    remind: () => remindOfExpiry(services),
    keepReports: () => keepFigures(services.db, services.clock.now()),
    notify: async () => {
      await tellDecided(services);
      const [told, toldPages] = [await services.notifications.work(), await services.pageMessages.work()];
      return told + toldPages;
    },
    savedSearches: services.savedSearches,
    live,
    reads: gate,
    readCounts: cache.counts,
    queues: () => ({
      background: background.size,
      reads: gate.load.waiting,
      receipts: receiptDrawer.waiting,
      agreements: agreementDrawer.waiting,
      passwords: services.passwords.waiting,
      ...deps.pictures?.waiting(),
    }),
    background,
    stopping,
  };
}
