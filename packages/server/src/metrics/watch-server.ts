import type pg from 'pg';
import type { Clock } from '../clock.ts';
import type { OpenDatabase } from '../database/open.ts';
import type { ReadReplica } from '../database/replica.ts';
import { databaseLook, type DatabaseFigures } from './database-figures.ts';
import type { LabelledFigure, Metrics } from './metrics.ts';

/** What is watched. */
export interface Watched {
  readonly app: {
    readonly reads: { readonly load: { readonly running: number } };
    /** How public reads were answered since the start. */
    readonly readCounts: Readonly<Record<'whole' | 'unchanged' | 'kept' | 'shared' | 'made', number>>;
    /** Browsers that wait for news. */
    readonly live: { readonly count: number; readonly isListening: boolean };
    /** The amount of waiting work, by queue. */
    readonly queues: () => Readonly<Record<string, number>>;
  };
  readonly database: OpenDatabase;
  readonly replica?: Pick<ReadReplica, 'counts'> | undefined;
  readonly clock: Clock;
  readonly version: string;
}

/** Reports a server's figures: reads, queues, connections, and what the database knows. */
export function watchServer(metrics: Metrics, { app, database, replica, clock, version }: Watched): void {
  metrics.watch({
    kind: 'gauge',
    name: 'yantra_info',
    help: 'Always 1; says which version runs on which database.',
    labels: ['version', 'database'],
    read: () => [{ labels: { version, database: database.engine }, value: 1 }],
  });
  metrics.watch({
    kind: 'counter',
    name: 'yantra_ready_answers_total',
    help: 'Public reads answered from what lay ready, before any route: whole (200) or unchanged (304).',
    labels: ['status'],
    read: () => labelled('status', { 200: app.readCounts.whole, 304: app.readCounts.unchanged }),
  });
  metrics.watch({
    kind: 'counter',
    name: 'yantra_read_cache_total',
    help: 'Public reads that came to their route: kept (found), shared (another asked for the same just now), made (asked of the database).',
    labels: ['result'],
    read: () =>
      labelled('result', { kept: app.readCounts.kept, shared: app.readCounts.shared, made: app.readCounts.made }),
  });
  metrics.watch({
    kind: 'gauge',
    name: 'yantra_queue_waiting',
    help: 'Work that waits, by queue; of the background, what is under way as well.',
    labels: ['queue'],
    read: () => labelled('queue', app.queues()),
  });
  metrics.watch({
    kind: 'gauge',
    name: 'yantra_heavy_reads_running',
    help: 'Heavy reads that are asked of the database now; those that wait are the queue `reads`.',
    read: () => app.reads.load.running,
  });
  metrics.watch({
    kind: 'gauge',
    name: 'yantra_live_streams',
    help: 'Browsers that wait for news on this process.',
    read: () => app.live.count,
  });
  metrics.watch({
    kind: 'gauge',
    name: 'yantra_live_listening',
    help: '1 when the database tells of news at once, 0 when it is asked each second.',
    read: () => Number(app.live.isListening),
  });
  if (replica !== undefined) {
    metrics.watch({
      kind: 'counter',
      name: 'yantra_heavy_read_statements_total',
      help: 'Statements of heavy reads, by where they went; only where there is a standby for them.',
      labels: ['at'],
      read: () => labelled('at', replica.counts),
    });
  }
  if (database.pool !== undefined) watchPool(metrics, database.pool);
  watchDatabase(metrics, database, clock);
}

function watchPool(metrics: Metrics, pool: pg.Pool): void {
  metrics.watch({
    kind: 'gauge',
    name: 'yantra_database_connections',
    help: 'Connections to PostgreSQL, by what they do.',
    labels: ['state'],
    read: () => labelled('state', { idle: pool.idleCount, used: pool.totalCount - pool.idleCount }),
  });
  metrics.watch({
    kind: 'gauge',
    name: 'yantra_database_connections_most',
    help: 'How many connections there may be (DATABASE_POOL).',
    read: () => pool.options.max,
  });
  metrics.watch({
    kind: 'gauge',
    name: 'yantra_database_waiting',
    help: 'Questions that wait for a connection.',
    read: () => pool.waitingCount,
  });
}

/** Queried figures; absent while the database does not answer. */
function watchDatabase(metrics: Metrics, { db }: OpenDatabase, clock: Clock): void {
  const { look, last } = databaseLook(db, clock);
  metrics.before(look);
  const told = (read: (figures: DatabaseFigures) => readonly LabelledFigure[]) => () => {
    const figures = last();
    return figures === undefined ? [] : read(figures);
  };
  const one = (read: (figures: DatabaseFigures) => number) => told((figures) => [{ labels: {}, value: read(figures) }]);
  metrics.watch({
    kind: 'gauge',
    name: 'yantra_database_up',
    help: '1 when the database answered this look in time.',
    read: () => (last() === undefined ? 0 : 1),
  });
  metrics.watch({
    kind: 'gauge',
    name: 'yantra_locks_waiting',
    help: 'Sessions of all processes that wait for an advisory lock, by its name.',
    labels: ['lock'],
    read: told(({ locksWaiting }) => labelled('lock', Object.fromEntries(locksWaiting))),
  });
  metrics.watch({
    kind: 'gauge',
    name: 'yantra_sms_sending',
    help: 'Text messages of all processes that their provider has not answered for.',
    read: one(({ smsSending }) => smsSending),
  });
  metrics.watch({
    kind: 'gauge',
    name: 'yantra_sms_sending_oldest_seconds',
    help: 'How long the oldest of them waits.',
    read: one(({ smsOldestSeconds }) => smsOldestSeconds),
  });
  metrics.watch({
    kind: 'gauge',
    name: 'yantra_payments_due',
    help: 'Orders and refunds of all processes that the sweeper should look at now.',
    labels: ['kind'],
    read: told(({ ordersDue, refundsDue }) => labelled('kind', { orders: ordersDue, refunds: refundsDue })),
  });
}

function labelled(name: string, values: Readonly<Record<string, number>>): LabelledFigure[] {
  return Object.entries(values).map(([label, value]) => ({ labels: { [name]: label }, value }));
}
