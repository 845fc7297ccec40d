import { randomInt, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import type { OpenDatabase } from '../../database/open.ts';
import { dealsChannel, type Moved } from '../conversations/index.ts';
import { newsChannel } from '../notifications/index.ts';
import { liveLog } from './live.messages.ts';

export interface HearNewsParts {
  readonly database: Pick<OpenDatabase, 'db' | 'lite'>;
  /** PostgreSQL's address, past any pooler; absent on PGlite. */
  readonly url: string | undefined;
  readonly logger: Pick<Logger, 'info' | 'warn'>;
  /** This person's notifications changed; called in whatever process it happened. */
  readonly onNews: (userId: string) => void;
  /** A deal moved; the same. */
  readonly onMoved: (moved: Moved) => void;
  /** Whether news are heard now. */
  readonly onListening: (isListening: boolean) => void;
  readonly times?: Partial<typeof usualTimes>;
}

/** Hears news until closed. */
export interface HearNews {
  /** Whether news were heard at the first try. */
  readonly first: Promise<boolean>;
  close(): Promise<void>;
}

const usualTimes = {
  /** A pooler that shares connections swallows what is told: the proof does not come. */
  proofMs: 2_000,
  /** Between proofs. */
  provesEachMs: 30_000,
  /** Before a lost or useless connection is tried again: doubled each time, up to the most. */
  againMs: 1_000,
  mostAgainMs: 60_000,
};

const proofChannel = 'yantra_proof';
const channels = [newsChannel, dealsChannel, proofChannel] as const;

/** An open connection that hears. */
interface Hearing {
  close(): Promise<void>;
}

type OnHeard = (channel: string, said: string) => void;

/**
 * Hears of news from all processes, by PostgreSQL's LISTEN on a connection of its own, or within PGlite. Each connection must prove itself: what is sent through
 * the pool must come by it. Until one does, `onListening` says no.
 */
export function hearNews({ database, url, logger, onNews, onMoved, onListening, times }: HearNewsParts): HearNews {
  const { proofMs, provesEachMs, againMs, mostAgainMs } = { ...usualTimes, ...times };
  const stop = new AbortController();
  const proofs = new Map<string, () => void>();
  const onHeard: OnHeard = (channel, said) => {
    if (channel === newsChannel) onNews(said);
    // Written by our own statements.
    else if (channel === dealsChannel) onMoved(JSON.parse(said) as Moved);
    else proofs.get(said)?.();
  };

  async function isProven(): Promise<boolean> {
    const token = randomUUID();
    const came = new Promise<boolean>((done) => proofs.set(token, () => done(true)));
    try {
      await sql`select pg_notify(${proofChannel}, ${token})`.execute(database.db);
      return await Promise.race([came, pause(proofMs, stop.signal).then(() => false)]);
    } catch {
      return false;
    } finally {
      proofs.delete(token);
    }
  }

  /** Listens as long as the connection works. @returns whether it ever did */
  async function listenOnce(first: (worked: boolean) => void): Promise<boolean> {
    const lost = new AbortController();
    let hearing: Hearing | undefined;
    let hasWorked = false;
    try {
      hearing = await (database.lite === undefined
        ? hearPostgres(url, onHeard, () => lost.abort())
        : hearLite(database.lite, onHeard));
      while (!stop.signal.aborted && !lost.signal.aborted && (await isProven())) {
        if (!hasWorked) {
          onListening(true);
          logger.info(liveLog.listens);
        }
        hasWorked = true;
        first(true);
        await pause(provesEachMs, AbortSignal.any([stop.signal, lost.signal]));
      }
    } catch (error) {
      logger.warn({ err: error }, liveLog.connectionLost);
    }
    if (hasWorked) onListening(false);
    await hearing?.close().catch(() => undefined);
    return hasWorked;
  }

  async function listenOn(first: (worked: boolean) => void): Promise<void> {
    let failures = 0;
    while (!stop.signal.aborted) {
      const worked = await listenOnce(first);
      first(worked);
      if (stop.signal.aborted) return;
      logger.warn(worked ? liveLog.connectionLost : liveLog.asks);
      failures = worked ? 0 : failures + 1;
      const most = Math.min(mostAgainMs, againMs * 2 ** Math.min(failures, 20));
      await pause(most / 2 + randomInt(Math.max(1, Math.ceil(most / 2))), stop.signal);
    }
  }

  const { promise: first, resolve } = Promise.withResolvers<boolean>();
  const running = listenOn(resolve);
  return {
    first,
    close: async () => {
      stop.abort();
      await running;
    },
  };
}

async function hearPostgres(url: string | undefined, onHeard: OnHeard, onLost: () => void): Promise<Hearing> {
  const client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 10_000 });
  // Also after it was closed.
  client.on('error', onLost);
  client.on('end', onLost);
  client.on('notification', ({ channel, payload = '' }) => onHeard(channel, payload));
  try {
    await client.connect();
    for (const channel of channels) await client.query(`listen ${channel}`);
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  return { close: () => client.end() };
}

async function hearLite(lite: NonNullable<OpenDatabase['lite']>, onHeard: OnHeard): Promise<Hearing> {
  const ends: (() => Promise<void>)[] = [];
  for (const channel of channels) {
    ends.push(await lite.listen(channel, (said) => onHeard(channel, said)));
  }
  return {
    close: async () => {
      if (lite.closed) return;
      for (const end of ends) await end();
    },
  };
}

/** Waits, or until aborted; never keeps the process alive. */
const pause = (ms: number, until: AbortSignal): Promise<void> =>
  new Promise((done) => {
    if (until.aborted) return done();
    const timer = setTimeout(done, ms).unref();
    until.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        done();
      },
      { once: true },
    );
  });
