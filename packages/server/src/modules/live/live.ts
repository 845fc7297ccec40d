import { randomInt } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { liveStreams } from '@yantra/domain';
import type { Logger } from 'pino';
import type { DbAndClock } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import type { Moved } from '../conversations/index.ts';
import { livingSessions } from '../sessions/index.ts';
import { createDealStreams, type PageOf } from './deal-streams.ts';
import { createOpenStreams, type OpenStreams, type Stream } from './open-streams.ts';
import { createBellReader } from './read-bells.ts';

export interface LiveParts extends DbAndClock {
  readonly logger: Pick<Logger, 'warn'>;
  /** Without it no secret page has a stream. */
  readonly pageOf?: PageOf | undefined;
  /** The most streams. */
  readonly most?: { readonly ofPerson: number; readonly ofProcess: number };
  /** After how many milliseconds a browser whose stream broke comes back: differs from one to the next. */
  readonly comesBackMs?: () => number;
}

/** The open streams of this process, by which browsers hear that there is news. */
export type Live = ReturnType<typeof createLive>;

/* Turns come once a second. Proxies end silent connections, the strictest after 30 s. */
const turnsABeat = 22;
const turnsACheck = 3;
/* A restart does not bring all of them back at once. */
const comesBack = { least: 1_000, most: 11_000 } as const;
const busyForSeconds = 60;

export const liveHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  // No proxy may compress, keep or delay it.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  // A stream that ended leaves no idle connection, for which a stopping server would wait.
  connection: 'close',
} as const;

const usualComingBack = () => randomInt(comesBack.least, comesBack.most);

export function createLive(parts: LiveParts) {
  const { db, logger, pageOf, most = liveStreams, comesBackMs = usualComingBack } = parts;
  const streams = createOpenStreams();
  /* By requirement. */
  const pages = createOpenStreams();
  const deals = createDealStreams({ db, logger, pageOf }, { people: streams, pages });
  const bells = createBellReader({ db, logger }, streams);
  let turns = 0;
  let isListening = false;
  let isClosed = false;

  function requireRoom(others: number): void {
    const isFull = isClosed || streams.count + pages.count >= most.ofProcess || others >= most.ofPerson;
    if (isFull) throw new AppError('server.busy', undefined, { retryAfterSeconds: busyForSeconds });
  }

  return {
    /** The number of open streams. */
    get count() {
      return streams.count + pages.count;
    },
    /** Whether the database tells of news at once; otherwise each turn asks it. */
    get isListening() {
      return isListening;
    },
    /**
     * Opens a stream. It begins with the state of the person's notifications, unless the browser knows it.
     * @param knows the browser's `Last-Event-ID`
     * @throws AppError `server.busy`
     */
    open({ userId, sessionId }: Pick<Caller, 'userId' | 'sessionId'>, knows: string, take: () => ServerResponse): void {
      requireRoom(streams.of(userId).length);
      const response = take();
      const stream = { userId, sessionId, response, knows, beat: turns % turnsABeat };
      streams.add(stream);
      response.once('close', () => streams.forget(stream));
      response.write(`retry: ${comesBackMs()}\n\n`);
      bells.read([userId]);
    },
    /**
     * Opens the stream of a secret page. It begins with how far each deal of the request is.
     * @throws AppError `requestPage.closed`, `server.busy`
     */
    openPage: (page: string, take: () => ServerResponse): Promise<void> =>
      deals.open(page, { requireRoom, take, beat: turns % turnsABeat, retryMs: comesBackMs() }),
    /** A deal moved. */
    moved: (moved: Moved): void => deals.moved(moved),
    /** The notifications of these people changed. */
    changed: (userIds: Iterable<string>): void => bells.read(userIds),
    /** @param listens false if each turn must ask the database */
    listens(listens: boolean): void {
      isListening = listens;
      // Something may have been missed before.
      bells.read(streams.people());
      deals.look();
    },
    /** Called each second. */
    async turn(): Promise<void> {
      turns += 1;
      const isDue = ({ beat }: Stream) => beat === turns % turnsABeat;
      for (const stream of streams.all().filter(isDue)) streams.send(stream, ':\n\n');
      deals.beat(pages.all().filter(isDue));
      if (!isListening) deals.look();
      // With nobody named, only what failed before is read.
      bells.read(isListening ? [] : streams.people());
      await Promise.all([bells.settled(), deals.settled()]);
      if (turns % turnsACheck === 0) await endThoseLoggedOut(parts, streams);
    },
    /** Ends every stream; browsers come back to another process, or to this one's successor. */
    async close(): Promise<void> {
      isClosed = true;
      for (const stream of streams.all()) streams.end(stream);
      for (const stream of pages.all()) pages.end(stream);
      await Promise.all([bells.settled(), deals.settled()]);
    },
  };
}

async function endThoseLoggedOut({ db, clock }: DbAndClock, streams: OpenStreams): Promise<void> {
  const open = streams.all();
  if (open.length === 0) return;
  const sessions = [...new Set(open.map(({ sessionId }) => sessionId))];
  const living = await livingSessions(db, sessions, clock.now());
  for (const stream of open) if (!living.has(stream.sessionId)) streams.end(stream, 'event: end\ndata: session\n\n');
}
