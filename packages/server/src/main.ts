import { allCities } from '@yantra/places/all';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { type App, createApp } from './app.ts';
import { keepBackup } from './backup/keep-backup.ts';
import { removeSnapshots } from './backup/snapshot.ts';
import { snapshotAnswers } from './backup/snapshot-socket.ts';
import { systemClock } from './clock.ts';
import { bringSchema } from './database/bring-schema.ts';
import { openDatabase, type OpenDatabase } from './database/open.ts';
import { type ReadShare, readShareOf } from './database/read-share.ts';
import { learnCities } from './database/learn-cities.ts';
import type { RenderPage } from './http/pages.ts';
import { createPartnerSite, type PartnerSite } from './http/partner-site.ts';
import { every, hourly } from './jobs/every.ts';
import { createRanking } from './modules/search/ranking/ranking.ts';
import { listen, StartError } from './listening.ts';
import { keyAnswers } from './modules/key-changes/change-key.ts';
import { createKeyrings } from './keys/keyring.ts';
import { serveLocally } from './local-socket/local-socket.ts';
import { createLogger } from './logger.ts';
import { mainTexts } from './main.messages.ts';
import { openMetrics, type OpenMetrics, ownVersion } from './metrics/open-metrics.ts';
import { watchServer } from './metrics/watch-server.ts';
import { createAnchors } from './modules/audit/audit-anchor.ts';
import { type OpenPictures, openPictures, pictureStoreOf } from './modules/pictures/open-pictures.ts';
import type { Pictures } from './modules/pictures/pictures.service.ts';
import { hasOutbox } from './modules/sms/sms.settings.ts';
import { type OpenBuilds, openBuilds } from './startup/open-builds.ts';
import type { EmbedBuild } from './modules/embed/releases.ts';
import { filesTexts } from './modules/files/files.messages.ts';
import { type HeldStore, holdStore, stayEveryMs } from './modules/files/hold-store.ts';
import { fileStoreOf } from './modules/files/open-files.ts';
import type { CarouselDrawing } from './modules/snippets/snippet.ts';
import { refusalTexts } from './refusals.messages.ts';
import { keptData } from './retention/retention.ts';
import { refusalsOf } from './refusals.ts';
import { accountsWithKnownPassword } from './seed/known-passwords.ts';
import { startDemo } from './seed/start-demo.ts';
import { type Settings, settingsFrom } from './settings.ts';
import { openTracing } from './tracing/open-tracing.ts';

/** What the start script hands over. */
export interface StartOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Draws the site; without it the server is the API alone. */
  readonly renderPage?: RenderPage;
  /** The site's client files. */
  readonly staticDir?: string;
  /** What partners' pages load. */
  readonly embed?: EmbedBuild;
  /** Where a built Storybook is, or will be. */
  readonly storybookDir?: string;
  /** Draws carousels into snippets of `/embed/v1/snippet`. */
  readonly carouselDrawing?: CarouselDrawing;
  /** Served on PARTNER_PORT; without it that port stays closed. */
  readonly partner?: PartnerSite;
  /** Fills a fresh database after the migrations and before anybody is answered; the demo (`SEED`) unless given. */
  readonly seed?: (ready: SeedParts) => Promise<void>;
  /** Where lines for the person go. */
  readonly print?: (line: string) => void;
  readonly logger?: Logger;
  /** Done when everything else has stopped, and when the start failed. */
  readonly lastly?: (() => Promise<void>) | undefined;
}

/** What a seed works with. */
export interface SeedParts {
  readonly database: OpenDatabase;
  readonly settings: Settings;
  readonly pictures: Pictures;
  readonly print: (line: string) => void;
}

/** A running server. */
export interface RunningServer {
  /** `http://localhost:3000` */
  readonly url: string;
  readonly partnerUrl: string | undefined;
  /** Where the figures are told; undefined where they are not. */
  readonly metricsUrl: string | undefined;
  readonly app: App;
  readonly database: OpenDatabase;
  readonly settings: Settings;
  readonly logger: Logger;
  /**
   * Says that it is not ready, waits `DRAIN_SECONDS` for those who send requests to hear of it, finishes running ones, then closes the
   * database and gives the data folder back. Safe to call twice.
   */
  stop(): Promise<void>;
}

const listingEveryMs = 60_000;
/* At least every 60 s (decisions/0014). What a killed process had in hand is due again after 45 s, and within 120 s all is settled. */
const sweepEveryMs = 10_000;
/* Rows that are cut off the audit log within it are not missed. */
const anchorEveryMs = 60_000;
const tellEveryMs = 30_000;
/* It has something to do once a day; a process that is started anew every few hours comes to it too. */
const rankEveryMs = 3_600_000;
/**
 * Opens the database, migrates, seeds, listens and prints the addresses.
 * @throws SettingsError, DatabaseError or StartError with a line for each reason; nothing is left open
 */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const settings = settingsFrom(options.env);
  const refusals = refusalsOf(settings);
  if (refusals.length > 0) throw new StartError(refusals.join('\n'));
  const print = options.print ?? ((line: string) => void process.stdout.write(`${line}\n`));
  const logger = options.logger ?? createLogger(settings.logLevel);
  const undo: (() => unknown)[] = options.lastly === undefined ? [] : [options.lastly];
  const undoAll = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const tracing = settings.tracing && (await openTracing(settings.tracing, { version: ownVersion(), logger }));
    undo.push(() => tracing?.close());
    const database = await openDatabase({
      databaseUrl: settings.databaseUrl,
      dataDir: settings.dataDir,
      poolSize: settings.databasePool,
      onStatement: tracing?.onStatement,
    });
    undo.push(() => database.close());
    if (database.advice !== undefined) print(database.advice);
    await answerCommands(database, settings.dataDir, undo);
    const { environment, dataDir } = settings;
    // Where one tries things out, for comfort; in production other processes may run on it.
    const mayMigrate = environment !== 'production';
    const backUp = () => keepBackup(database, dataDir, systemClock.now());
    await bringSchema({ database, mayMigrate, backUp, print });
    await learnCities(database.db, allCities);
    if (environment === 'production') await refuseKnownPasswords(database);
    const held = await heldStore(database, settings, { print, logger }, undo);
    const pictures = ownPictures(database, settings, logger, undo);
    await (options.seed ?? startDemo)({ database, settings, pictures, print });

    const builds = await ownBuilds(options, { database, settings, logger });
    // Nothing that a stop could wait for: without the database nobody learns of it.
    undo.push(() => builds.flush().catch(() => undefined));
    const metrics = settings.metrics && (await openMetrics(settings.metrics, logger));
    const known: { url?: string } = {};
    const reads = ownReads(database, settings, logger, undo);
    const app = createApp({
      db: database.db,
      clock: systemClock,
      settings,
      logger,
      renderPage: options.renderPage,
      pictures,
      staticDir: options.staticDir,
      keptFiles: builds.keptFiles,
      embed: builds.embed,
      storybookDir: options.storybookDir,
      carouselDrawing: options.carouselDrawing,
      listeningAt: () => known.url,
      reads,
      onAnswered: metrics?.answered,
      tracing,
    });
    const timed = { db: database.db, clock: systemClock };
    const watchers = { logger, willRun: metrics?.willRun, onRun: metrics?.ran, inJob: tracing?.inJob };
    const repeat = (ms: number, name: string, work: () => Promise<unknown>) => {
      const job = every(ms, name, work, watchers);
      undo.push(() => job.stop());
    };
    if (held !== undefined) repeat(stayEveryMs, 'process', () => held.stay());
    await app.listing.refresh();
    repeat(listingEveryMs, 'listing', () => app.listing.refresh());
    const url = await listen(app.http, settings, 'PORT', undo);
    known.url = url;
    repeat(sweepEveryMs, 'payments', () => app.sweeper.sweep());
    repeat(sweepEveryMs, 'pictures', () => pictures.sweep());
    // What a stopped process left is not left for a minute.
    app.sweeper.wake();
    repeat(tellEveryMs, 'alerts', () => app.tellOfLeads());
    repeat(
      anchorEveryMs,
      'audit',
      createAnchors({ ...timed, keys: createKeyrings({ ...timed, given: settings.keys }), logger }),
    );
    const forgetting = Object.entries(keptData).flatMap(([name, { forget }]) =>
      forget === undefined ? [] : [[name, () => forget(database.db, systemClock)] as const],
    );
    for (const work of hourly(
      { reminders: () => app.remind(), builds: () => builds.tidy(), ...Object.fromEntries(forgetting) },
      watchers,
    )) {
      undo.push(() => work.stop());
    }
    const ranking = createRanking(timed);
    repeat(rankEveryMs, 'ranking', () => ranking.daily());
    const partner = options.partner && createPartnerSite(options.partner, () => url, logger);
    const partnerUrl = partner && (await listen(partner, settings, 'PARTNER_PORT', undo));
    const metricsUrl = metrics && (await tellMetrics(metrics, { app, database, replica: reads.replica }, undo));
    print(mainTexts.site(url));
    print(mainTexts.docs(url));
    if (partnerUrl !== undefined) print(mainTexts.partner(partnerUrl));
    if (metricsUrl !== undefined) print(mainTexts.metrics(metricsUrl));
    if (hasOutbox(settings)) print(mainTexts.outbox(url));
    const drained = once(async () => {
      app.stopping.begin();
      await setTimeout(settings.drainSeconds * 1000);
      await undoAll();
    });
    return { url, partnerUrl, metricsUrl, app, database, settings, logger, stop: drained };
  } catch (error) {
    await undoAll();
    throw error;
  }
}

/** Commands that others give ask us for what is in the embedded database, which they cannot open. */
async function answerCommands({ db, lite }: OpenDatabase, dataDir: string, undo: (() => unknown)[]): Promise<void> {
  if (lite === undefined) return;
  await removeSnapshots(dataDir);
  const answers = { ...snapshotAnswers(lite, dataDir), ...keyAnswers(db, systemClock) };
  const local = await serveLocally(dataDir, answers);
  undo.push(() => local?.close());
}

/** @throws StartError where anybody could log in as the demo's administrator */
async function refuseKnownPasswords({ db }: OpenDatabase): Promise<void> {
  const phones = await accountsWithKnownPassword(db);
  if (phones.length > 0) throw new StartError(refusalTexts.knownPasswords(phones.join(', ')));
}

function ownReads(
  database: OpenDatabase,
  { databaseReplicaUrl: url, databasePool }: Settings,
  logger: Logger,
  undo: (() => unknown)[],
): ReadShare {
  const share = readShareOf(database, databasePool, url === undefined ? undefined : { url, logger });
  undo.push(() => share.replica?.close());
  return share;
}

function ownPictures({ db }: OpenDatabase, settings: Settings, logger: Logger, undo: (() => unknown)[]): OpenPictures {
  const pictures = openPictures({ db, clock: systemClock, store: pictureStoreOf(settings), logger });
  undo.push(() => pictures.close());
  return pictures;
}

/** @throws StartError where another process on the same PostgreSQL keeps files elsewhere */
async function heldStore(
  { db, engine }: OpenDatabase,
  settings: Settings,
  { print, logger }: { readonly print: (line: string) => void; readonly logger: Logger },
  undo: (() => unknown)[],
): Promise<HeldStore | undefined> {
  if (engine === 'pglite') return undefined;
  const held = await holdStore({ db, settings, logger });
  undo.push(() => held.leave());
  if (settings.pictureStore === undefined && !settings.sharesDataDir) print(filesTexts.oneProcess);
  return held;
}

/** @throws StartError where the storage cannot be written */
async function ownBuilds(
  served: Pick<StartOptions, 'staticDir' | 'embed'>,
  { database: { db }, settings, logger }: { database: OpenDatabase; settings: Settings; logger: Logger },
): Promise<OpenBuilds> {
  const store = fileStoreOf(settings, 'builds');
  return openBuilds({ db, clock: systemClock, store, logger }, served).catch((cause: unknown) => {
    throw new StartError(mainTexts.noStorage(cause instanceof Error ? cause.message : String(cause)), { cause });
  });
}

async function tellMetrics(
  metrics: OpenMetrics,
  { app, database, replica }: Pick<RunningServer, 'app' | 'database'> & Pick<ReadShare, 'replica'>,
  undo: (() => unknown)[],
): Promise<string> {
  watchServer(metrics, { app, database, replica, clock: systemClock, version: ownVersion() });
  undo.push(() => metrics.close());
  return metrics.listen();
}

function once<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let done: Promise<Result> | undefined;
  return () => (done ??= work());
}

/** Answers whether the database holds machines, e.g. to seed only a fresh one. */
export async function isEmpty(database: OpenDatabase): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (select 1 from equipment) as found`.execute(database.db);
  return rows[0]?.found !== true;
}
