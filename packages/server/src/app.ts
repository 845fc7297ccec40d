import { randomBytes, randomUUID } from 'node:crypto';
import { definedCalls } from '@yantra/contract/schemas';
import { defaultCity } from '@yantra/places';
import { allCities } from '@yantra/places/all';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { boundCalls } from './calls.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database/types.ts';
import { AppError } from './errors.ts';
import { answerCall } from './http/answer.ts';
import { bareServer } from './http/bare-server.ts';
import { apiRoutes, methodsAt } from './http/api-routes.ts';
import type { BoundCall } from './http/bind.ts';
import { errorAnswers } from './http/error-answers.ts';
import { eitherSource, type FileSource, folderSource } from './http/file-source.ts';
import { createOwnOrigin } from './http/own-origin.ts';
import { type PageApi, type PageParts, type RenderPage, sendPage } from './http/pages.ts';
import { isApiPath, pathOf, prefixes } from './http/paths.ts';
import { drawingOn, limitedReads } from './http/limited-reads.ts';
import { createReadCache, type ReadCacheLimits, type ReadCounts } from './http/read-cache.ts';
import { isFilePath } from './http/route-of.ts';
import { createStopping, type Stopping } from './http/stopping.ts';
import { createStaticFiles, immutable, type StaticFiles } from './http/static-files.ts';
import { type Background, createBackground } from './jobs/background.ts';
import { createListing, type Listing } from './modules/equipment/listing.ts';
import type { Metrics } from './metrics/metrics.ts';
import { createKeyrings } from './keys/keyring.ts';
import { createLimits } from './limits/limits.ts';
import { createReadGate, type ReadGate, type ReadGateLimits } from './limits/read-gate.ts';
import { type ReadShare, usualReadsAtOnce } from './database/read-share.ts';
import { createPasswords, type Passwords } from './modules/accounts/passwords.ts';
import { createPartnerSites } from './modules/partner-keys/partner-sites.service.ts';
import { apiDocsRoutes } from './modules/api-docs/api-docs.routes.ts';
import { isHashedOfSite } from './modules/builds/build.ts';
import { vocabularyReader } from './modules/search/vocabulary/known-vocabulary.ts';
import { healthRoutes } from './modules/health/health.routes.ts';
import { createReadiness } from './modules/health/readiness.ts';
import { outboxRoutes } from './modules/outbox/outbox.routes.ts';
import { createOutbox } from './modules/outbox/outbox.service.ts';
import { picturesRoutes } from './modules/pictures/pictures.routes.ts';
import { sitemapRoutes } from './modules/sitemap/sitemap.routes.ts';
import type { CarouselDrawing } from './modules/snippets/snippet.ts';
import { type EmbedFolders, embedRoutes } from './modules/embed/embed.routes.ts';
import { snippetsRoutes } from './modules/snippets/snippets.routes.ts';
import { securityTxtRoutes } from './modules/security-txt/security-txt.routes.ts';
import { createSessions } from './modules/sessions/sessions.service.ts';
import { gatewaySources, usualGateway } from './modules/payments/gateway.settings.ts';
import { openPayments } from './modules/payments/open-payments.ts';
import type { Sweeper } from './modules/payments/sweeper.ts';
import { createReceiptDrawer } from './modules/purchases/receipt-drawer.ts';
import { remindOfExpiry } from './modules/purchases/reminders.ts';
import { demoSeller } from './modules/purchases/seller.settings.ts';
import { createLeadAlerts } from './modules/leads/lead-alerts.ts';
import { usualLeadAlerts } from './modules/leads/lead-alerts.settings.ts';
import type { PictureRemovals } from './modules/pictures/picture-removals.ts';
import type { Pictures } from './modules/pictures/pictures.service.ts';
import type { Sms } from './modules/sms/sms.ts';
import { createSms } from './modules/sms/sms.service.ts';
import { storybookRoutes } from './modules/storybook/storybook.routes.ts';
import { hasOutbox, smsProvider, usualSms } from './modules/sms/sms.settings.ts';
import type { Random } from './random.ts';
import type { Settings } from './settings.ts';
import type { Tracing } from './tracing/tracing.ts';

/** Everything the server needs; nothing of it is looked up inside. */
export interface AppDeps {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly settings: Pick<Settings, 'allowedOrigins'> & Partial<Omit<Settings, 'allowedOrigins'>>;
  readonly logger: FastifyBaseLogger;
  /** Draws the site; without it every page is a plain 404. */
  readonly renderPage?: RenderPage | undefined;
  /** Without it there are no pictures. */
  readonly pictures?: (Pictures & Pick<PictureRemovals, 'sweep'>) | undefined;
  /** The site's client files: what the browser asks for as `/static/js/a.js` is `static/js/a.js` in it. */
  readonly staticDir?: string | undefined;
  /** Where files of the site lie that its other versions have. */
  readonly keptFiles?: FileSource | undefined;
  /** What partners' pages load. */
  readonly embed?: EmbedFolders | undefined;
  /** Where `npm run storybook:build` puts what `/storybook` shows. */
  readonly storybookDir?: string | undefined;
  /** Draws carousels into snippets; without it they hold links alone. */
  readonly carouselDrawing?: CarouselDrawing | undefined;
  readonly cacheLimits?: ReadCacheLimits | undefined;
  /** Where codes and handles come from; the machine's own source unless given. */
  readonly random?: Random | undefined;
  /** Where this process listens, once it does: the site's address where no setting says another. */
  readonly listeningAt?: (() => string | undefined) | undefined;
  /** What asks the payment gateway; the platform's unless given. */
  readonly gatewayFetch?: typeof fetch | undefined;
  /** What hashes passwords; argon2id unless given. */
  readonly passwords?: Passwords | undefined;
  /** What heavy reads have of the database; the whole of it, a few at once, unless given. */
  readonly reads?: (ReadShare & Pick<ReadGateLimits, 'now'>) | undefined;
  /** Hears of every answer but those that lay ready. */
  readonly onAnswered?: Metrics['answered'] | undefined;
  /** Where the time of requests is told; nowhere unless given. */
  readonly tracing?: Pick<Tracing, 'begin'> | undefined;
}

/** The server before it listens. */
export interface App {
  readonly http: FastifyInstance;
  /** Public calls in the process. */
  readonly api: PageApi;
  readonly listing: Listing;
  /** Settles payments that nobody waits for. */
  readonly sweeper: Sweeper;
  /** Tells buyers of subscriptions that end. */
  readonly remind: () => Promise<number>;
  /** Tells suppliers of leads that wait for them. */
  readonly tellOfLeads: () => Promise<number>;
  /** How many heavy reads are under way. */
  readonly reads: Pick<ReadGate, 'load'>;
  /** What answers do not wait for. */
  readonly background: Pick<Background, 'settled'>;
  /** How public reads were answered since the start. */
  readonly readCounts: Readonly<ReadCounts>;
  /** How much work waits now, by queue. */
  readonly queues: () => Readonly<Record<string, number>>;
  /** Begun before the server stops. */
  readonly stopping: Stopping;
}

/** Puts the server together. It never listens: `main.ts` does, and tests call `http.inject`. */
export function createApp(deps: AppDeps): App {
  const listing = createListing(deps);
  const { db, clock, logger, settings } = deps;
  const vocabulary = vocabularyReader({ db, clock });
  const background = createBackground(logger);
  const outbox = hasOutbox(settings) ? createOutbox(db, background) : undefined;
  const keys = createKeyrings({ db, clock, given: settings.keys });
  const sessions = createSessions({ db, clock, keys });
  const random = deps.random ?? randomBytes;
  const counted = createLimits({ db, clock, keys });
  const { listeningAt = () => undefined } = deps;
  const ownOrigin = createOwnOrigin({ siteUrl: settings.siteUrl, listeningAt });
  const payments = openPayments({
    db,
    clock,
    random,
    limits: counted,
    logger,
    background,
    gateway: settings.gateway ?? usualGateway,
    seller: settings.seller ?? demoSeller,
    ownUrl: () => settings.siteUrl ?? listeningAt(),
    fetch: deps.gatewayFetch,
  });
  const partners = createPartnerSites({ db, clock, limits: counted });
  const sms = smsOf(deps);
  const receiptDrawer = createReceiptDrawer();
  const passwords = deps.passwords ?? createPasswords();
  const siteHost = new URL(settings.siteUrl ?? 'http://localhost').hostname;
  const cities = new Map(allCities.map((city) => [city.id, city]));
  const alerts = createLeadAlerts({
    db,
    clock,
    limits: counted,
    sms,
    background,
    cityById: (id) => cities.get(id),
    siteHost,
    settings: settings.leadAlerts ?? usualLeadAlerts,
  });
  const { reads = { db, atOnce: usualReadsAtOnce } } = deps;
  const gate = createReadGate(reads);
  const bound = boundCalls({
    reads: reads.db,
    limits: counted,
    payments,
    partners,
    sessions,
    keys,
    db,
    clock,
    cities: allCities,
    vocabulary,
    listing,
    logger,
    background,
    outbox,
    geocoderUrl: settings.geocoderUrl,
    pictures: deps.pictures,
    sweepPictures: async () => deps.pictures?.sweep(),
    receiptDrawer,
    passwords,
    random,
    sms,
    alerts,
    siteHost,
  });
  const calls = limitedReads(bound, gate);
  const apiFor = inProcess(calls);
  const api = apiFor({});
  const cache = createReadCache(deps.clock, deps.cacheLimits);
  const stopping = createStopping();
  const http = bareServer({
    logger,
    settings,
    cache,
    stopping,
    answerError: errorAnswers(ownOrigin),
    onAnswered: deps.onAnswered,
    tracing: deps.tracing,
  });
  if (outbox !== undefined) outboxRoutes(http, outbox);
  apiRoutes(http, {
    calls,
    cache,
    allowedOrigins: deps.settings.allowedOrigins,
    ownOrigin,
    identify: sessions.identify,
    partners,
  });
  // Before the database closes.
  http.addHook('onClose', async () => {
    receiptDrawer.close();
    await background.settled();
  });
  apiDocsRoutes(
    http,
    definedCalls.filter(({ name }) => calls.some(({ call }) => call.name === name)),
  );
  healthRoutes(http, { db, readiness: createReadiness({ db, stopping }) });
  if (deps.pictures !== undefined) picturesRoutes(http, { pictures: deps.pictures });
  if (deps.embed !== undefined) {
    embedRoutes(http, deps.embed);
    snippetsRoutes(http, {
      apiFor,
      ownOrigin,
      drawing: deps.carouselDrawing,
      defaultCity,
      release: deps.embed.release,
    });
  }
  if (deps.storybookDir !== undefined) storybookRoutes(http, deps.storybookDir);
  securityTxtRoutes(http, { clock, ownOrigin, contact: settings.securityContact });
  if (deps.renderPage !== undefined) sitemapRoutes(http, { db: reads.db, vocabulary, gate, ownOrigin });
  siteRoutes(http, deps, calls, { apiFor, drawFor: drawingOn(gate), ownOrigin, readerOf: sessions.readerOf });
  const remind = () => remindOfExpiry({ db, clock, sms, siteHost });
  const queues = () => ({
    background: background.size,
    reads: gate.load.waiting,
    receipts: receiptDrawer.waiting,
    passwords: passwords.waiting,
    ...deps.pictures?.waiting(),
  });
  return {
    http,
    api,
    listing,
    sweeper: payments.sweeper,
    remind,
    tellOfLeads: alerts.tellDue,
    reads: gate,
    readCounts: cache.counts,
    queues,
    background,
    stopping,
  };
}

function smsOf({ db, clock, logger, settings: { sms = usualSms } }: AppDeps): Sms {
  return createSms({
    db,
    clock,
    logger,
    provider: smsProvider(sms),
    dailyCap: sms.dailyCap,
    codeReserve: sms.codeReserve,
  });
}

/** Files of the site where there are such, its pages everywhere else; below /api an error in JSON. */
function siteRoutes(
  http: FastifyInstance,
  deps: AppDeps,
  calls: readonly BoundCall[],
  people: Pick<PageParts, 'apiFor' | 'drawFor' | 'ownOrigin' | 'readerOf'>,
): void {
  const files = siteFiles(deps);
  const page = pageParts(deps, people);
  http.get('*', async (request, reply) => {
    refuseUnknownCall(request, reply, calls);
    const path = decodedPath(request.url);
    if (files !== undefined && isFilePath(path)) {
      // The drawings stand on other companies' pages too, in our widgets.
      if (path.startsWith('/img/')) {
        reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' });
      }
      try {
        return await files.send(path.slice(1), request, reply);
      } catch (error) {
        if (!(error instanceof AppError) || path.startsWith(prefixes.static)) throw error;
      }
    }
    return sendPage(page, request, reply);
  });
  http.setNotFoundHandler(async (request, reply) => {
    refuseUnknownCall(request, reply, calls);
    reply.header('allow', 'GET, HEAD');
    throw new AppError('route.method');
  });
}

function siteFiles({ staticDir, keptFiles }: AppDeps): StaticFiles | undefined {
  if (staticDir === undefined) return undefined;
  const own = folderSource(staticDir);
  return createStaticFiles({
    folder: keptFiles === undefined ? own : eitherSource(own, keptFiles),
    cacheControl: (path) => (isHashedOfSite(path) ? immutable : 'public, max-age=3600'),
  });
}

function pageParts(
  { renderPage, settings: { gateway = usualGateway, environment } }: AppDeps,
  people: Pick<PageParts, 'apiFor' | 'drawFor' | 'ownOrigin' | 'readerOf'>,
): PageParts {
  const { mode } = gateway;
  // Nobody tries things out where real money, or real people, are.
  const hasTestPage = mode !== 'production' && environment !== 'production';
  return { renderPage, ...people, payments: { mode, hasTestPage }, gateway: gatewaySources(gateway) };
}

/** @throws AppError below /api: a call that answers other methods, or none at all */
function refuseUnknownCall(request: FastifyRequest, reply: FastifyReply, calls: readonly BoundCall[]): void {
  if (!isApiPath(request.url)) return;
  const path = pathOf(request.url);
  const bound = calls.find(({ call }) => `${prefixes.api}${call.path}` === path);
  if (bound === undefined) throw new AppError('route.unknown');
  reply.header('allow', [...methodsAt(bound.call.path, calls), 'OPTIONS'].join(', '));
  throw new AppError('route.method');
}

function decodedPath(url: string): string {
  try {
    return decodeURIComponent(pathOf(url));
  } catch {
    throw new AppError('route.unknown');
  }
}

/** Calls without HTTP, for drawing pages. */
function inProcess(calls: readonly BoundCall[]): PageParts['apiFor'] {
  const byName = new Map(calls.map((bound) => [bound.call.name, bound]));
  return (context) => ({
    call: async <Input, Output>(call: { readonly name: BoundCall['call']['name'] } & object, input: Input) => {
      const bound = byName.get(call.name);
      if (bound === undefined) throw new AppError('route.unknown');
      return (await answerCall(bound, input, { requestId: randomUUID(), ...context })) as Output;
    },
  });
}
