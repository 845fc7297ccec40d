import { systemClock } from '../clock.ts';
import type { App } from '../compose/app-deps.ts';
import type { OpenDatabase } from '../database/open.ts';
import { every, hourly, type Job, type JobWatchers } from '../jobs/every.ts';
import { createKeyrings } from '../keys/keyring.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { createAnchors } from '../modules/audit/audit-anchor.ts';
import { checkDaily } from '../modules/audit/index.ts';
import { turnHires } from '../modules/availability/index.ts';
import { turnDeals } from '../modules/deals/index.ts';
import { type HeldStore, stayEveryMs } from '../modules/files/hold-store.ts';
import { createTypicalCosts } from '../modules/hire-costs/typical-costs.ts';
import { hearNews } from '../modules/live/index.ts';
import type { OpenPictures } from '../modules/pictures/open-pictures.ts';
import { createRanking } from '../modules/search/ranking/ranking.ts';
import { keptData } from '../retention/retention.ts';
import type { Tracing } from '../tracing/tracing.ts';
import type { OpenBuilds } from './open-builds.ts';
import type { Starting } from './start-options.ts';

const listingEveryMs = 60_000;
/* At least every 60 s (decisions/0014). A killed process's work is due again after 45 s, and within 120 s all is settled. */
const sweepEveryMs = 10_000;
/* A cut-off end of the audit log is noticed after this time at most. */
const anchorEveryMs = 60_000;
/* Beside the calls of who has something to tell. */
const notifyEveryMs = 2_000;
const savedSearchesEveryMs = 2_000;
/* Words come with the machines that have them and are read then; this is for those that go, and for a changed vocabulary. */
const rereadEveryMs = 60_000;
const liveEveryMs = 1_000;
/* A hold that has ended is free for all within 60 s, and at once for who asks. */
const holdsEveryMs = 20_000;
const dealsEveryMs = 20_000;
/* It works once a day; more frequent checks also serve processes restarted every few hours. */
const rankEveryMs = 3_600_000;
/* Reports are exact without it; it keeps them quick, and counts what ended and who has listed what. */
const reportEveryMs = 60_000;

/** Repeats work until the server stops. */
export type Repeater = ReturnType<typeof createRepeater>;

export function createRepeater(
  { logger, undo }: Starting,
  metrics: Pick<Metrics, 'willRun' | 'ran'> | undefined,
  tracing: Pick<Tracing, 'inJob'> | undefined,
) {
  const watchers: JobWatchers = { logger, willRun: metrics?.willRun, onRun: metrics?.ran, inJob: tracing?.inJob };
  const begun = new Set<string>();
  const begin = (name: string): string => {
    if (begun.has(name)) throw new Error(`The job ${name} would run twice.`);
    begun.add(name);
    return name;
  };
  const stopAtEnd = (job: Job) => {
    undo.push(() => job.stop());
    return job;
  };
  return {
    /** @throws Error if the job runs already, which would break the promise that it never runs twice at once */
    every: (ms: number, name: string, work: () => Promise<unknown>): Job =>
      stopAtEnd(every(ms, begin(name), work, watchers)),
    /** @throws Error like `every` */
    hourly: (works: Readonly<Record<string, () => Promise<unknown>>>): void => {
      for (const name of Object.keys(works)) begin(name);
      hourly(works, watchers).forEach(stopAtEnd);
    },
  };
}

/** What must be true before the first answer, and stays so. */
export async function beginBefore(app: App, held: HeldStore | undefined, repeat: Repeater): Promise<void> {
  if (held !== undefined) repeat.every(stayEveryMs, 'process', () => held.stay());
  await app.listing.refresh();
  repeat.every(listingEveryMs, 'listing', () => app.listing.refresh());
}

/** Jobs that run beside the answers. */
export function beginJobs(
  app: App,
  database: OpenDatabase,
  { pictures, builds }: { readonly pictures: OpenPictures; readonly builds: Pick<OpenBuilds, 'tidy'> },
  { settings, logger, undo }: Starting,
  repeat: Repeater,
): void {
  const { db } = database;
  const timed = { db, clock: systemClock };
  repeat.every(sweepEveryMs, 'payments', () => app.sweeper.sweep());
  repeat.every(sweepEveryMs, 'pictures', () => pictures.sweep());
  // A stopped process's work is picked up at once.
  app.sweeper.wake();
  const sending = repeat.every(notifyEveryMs, 'notifications', () => app.notify());
  repeat.every(savedSearchesEveryMs, 'savedSearches', () => app.savedSearches.work());
  repeat.every(rereadEveryMs, 'savedTerms', () => app.savedSearches.reread());
  repeat.every(liveEveryMs, 'live', () => app.live.turn());
  repeat.every(holdsEveryMs, 'holds', () => turnHires(timed));
  repeat.every(dealsEveryMs, 'deals', () => turnDeals(timed));
  const hearing = hearNews({
    database,
    url: settings.databaseDirectUrl ?? settings.databaseUrl,
    logger,
    onNews: (userId) => {
      app.live.changed([userId]);
      // What is urgent leaves at once.
      sending.wake();
    },
    onMoved: (moved) => app.live.moved(moved),
    onListening: (isListening) => app.live.listens(isListening),
  });
  undo.push(() => hearing.close());
  const keys = createKeyrings({ ...timed, given: settings.keys });
  repeat.every(anchorEveryMs, 'audit', createAnchors({ ...timed, keys, logger }));
  // Named apart from the quick work on the same rows, so that neither hides the other's failures.
  const forgetting = Object.entries(keptData).flatMap(([name, { forget }]) =>
    forget === undefined ? [] : [[`forget.${name}`, () => forget(db, systemClock)] as const],
  );
  repeat.every(reportEveryMs, 'reports', () => app.keepReports());
  repeat.hourly({
    reminders: () => app.remind(),
    builds: () => builds.tidy(),
    auditCheck: () => checkDaily(db, systemClock),
    ...Object.fromEntries(forgetting),
  });
  const ranking = createRanking(timed);
  repeat.every(rankEveryMs, 'ranking', () => ranking.daily());
  const typicalCosts = createTypicalCosts(timed);
  repeat.every(rankEveryMs, 'typicalCosts', () => typicalCosts.daily());
}
