import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { createApp } from './app.ts';
import { systemClock } from './clock.ts';
import type { App } from './compose/app-deps.ts';
import type { OpenDatabase } from './database/open.ts';
import type { ReadReplica } from './database/replica.ts';
import { createPartnerSite } from './http/partner-site.ts';
import { listen, StartError } from './listening.ts';
import { createLogger } from './logger.ts';
import { mainTexts } from './main.messages.ts';
import { openMetrics, type OpenMetrics, ownVersion } from './metrics/open-metrics.ts';
import { watchServer } from './metrics/watch-server.ts';
import { hasOutbox } from './modules/sms/sms.settings.ts';
import { refusalsOf } from './refusals.ts';
import { startDemo } from './seed/start-demo.ts';
import { settingsFrom } from './settings.ts';
import { beginBefore, beginJobs, createRepeater } from './startup/jobs.ts';
import { heldStore, ownBuilds, ownPictures } from './startup/own-files.ts';
import { ownReads, readyDatabase } from './startup/ready-database.ts';
import type { RunningServer, Starting, StartOptions } from './startup/start-options.ts';
import { openTracing } from './tracing/open-tracing.ts';

/**
 * Opens the database, migrates, seeds, listens and prints the addresses.
 * @throws SettingsError, DatabaseError or StartError with a line for each reason; nothing stays open
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
    const started = await start(options, { settings, logger, print, undo });
    const stop = once(async () => {
      started.app.stopping.begin();
      await setTimeout(settings.drainSeconds * 1000);
      await undoAll();
    });
    return { ...started, settings, logger, stop };
  } catch (error) {
    await undoAll();
    throw error;
  }
}

type Started = Omit<RunningServer, 'settings' | 'logger' | 'stop'>;

async function start(options: StartOptions, starting: Starting): Promise<Started> {
  const { settings, logger, print, undo } = starting;
  const tracing = settings.tracing && (await openTracing(settings.tracing, { version: ownVersion(), logger }));
  undo.push(() => tracing?.close());
  const database = await readyDatabase(starting, tracing);
  const held = await heldStore(database, starting);
  const pictures = ownPictures(database, starting);
  await (options.seed ?? startDemo)({ database, settings, pictures, print });
  const builds = await ownBuilds(database, options, starting);
  const metrics = settings.metrics && (await openMetrics(settings.metrics, logger));
  const known: { url?: string } = {};
  const reads = ownReads(database, starting);
  const app = createApp({
    ...options,
    db: database.db,
    clock: systemClock,
    settings,
    logger,
    pictures,
    keptFiles: builds.keptFiles,
    embed: builds.embed,
    listeningAt: () => known.url,
    reads,
    onAnswered: metrics?.answered,
    tracing,
  });
  const repeat = createRepeater(starting, metrics, tracing);
  await beginBefore(app, held, repeat);
  const url = await listen(app.http, settings, 'PORT', undo);
  known.url = url;
  beginJobs(app, database, { pictures, builds }, starting, repeat);
  const partner = options.partner && createPartnerSite(options.partner, () => url, logger);
  const partnerUrl = partner && (await listen(partner, settings, 'PARTNER_PORT', undo));
  const metricsUrl = metrics && (await tellMetrics(metrics, { app, database, replica: reads.replica }, undo));
  const started = { url, partnerUrl, metricsUrl, app, database };
  printAddresses(started, starting);
  return started;
}

function printAddresses({ url, partnerUrl, metricsUrl }: Started, { print, settings }: Starting): void {
  print(mainTexts.site(url));
  print(mainTexts.docs(url));
  if (partnerUrl !== undefined) print(mainTexts.partner(partnerUrl));
  if (metricsUrl !== undefined) print(mainTexts.metrics(metricsUrl));
  if (hasOutbox(settings)) print(mainTexts.outbox(url));
}

async function tellMetrics(
  metrics: OpenMetrics,
  watched: { readonly app: App; readonly database: OpenDatabase; readonly replica: ReadReplica | undefined },
  undo: (() => unknown)[],
): Promise<string> {
  watchServer(metrics, { ...watched, clock: systemClock, version: ownVersion() });
  undo.push(() => metrics.close());
  return metrics.listen();
}

function once<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let done: Promise<Result> | undefined;
  return () => (done ??= work());
}

/** Whether the database has no machines, e.g. to seed only a fresh one. */
export async function isEmpty(database: OpenDatabase): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (select 1 from equipment) as found`.execute(database.db);
  return rows[0]?.found !== true;
}
