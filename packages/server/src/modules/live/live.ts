import { randomInt } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { liveStreams } from '@yantra/domain';
import type { Logger } from 'pino';
import type { DbAndClock } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import { livingSessions } from '../sessions/index.ts';
import { createOpenStreams } from './open-streams.ts';
import { createBellReader } from './read-bells.ts';

export interface LiveParts extends DbAndClock {
  readonly logger: Pick<Logger, 'warn'>;
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

export function createLive({ db, clock, logger, most = liveStreams, comesBackMs = usualComingBack }: LiveParts) {
  const streams = createOpenStreams();
  const bells = createBellReader({ db, logger }, streams);
  let turns = 0;
  let isListening = false;
  let isClosed = false;

  async function endThoseLoggedOut(): Promise<void> {
    const open = streams.all();
    if (open.length === 0) return;
    const sessions = [...new Set(open.map(({ sessionId }) => sessionId))];
    const living = await livingSessions(db, sessions, clock.now());
    for (const stream of open) if (!living.has(stream.sessionId)) streams.end(stream, 'event: end\ndata: session\n\n');
  }

  return {
    /** The number of open streams. */
    get count() {
      return streams.count;
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
      if (isClosed || streams.count >= most.ofProcess || streams.of(userId).length >= most.ofPerson) {
        throw new AppError('server.busy', undefined, { retryAfterSeconds: busyForSeconds });
      }
      const response = take();
      const stream = { userId, sessionId, response, knows, beat: turns % turnsABeat };
      streams.add(stream);
      response.once('close', () => streams.forget(stream));
      response.write(`retry: ${comesBackMs()}\n\n`);
      bells.read([userId]);
    },
    /** The notifications of these people changed. */
    changed: (userIds: Iterable<string>): void => bells.read(userIds),
    /** @param listens false if each turn must ask the database */
    listens(listens: boolean): void {
      isListening = listens;
      // Something may have been missed before.
      bells.read(streams.people());
    },
    /** Called each second. */
    async turn(): Promise<void> {
      turns += 1;
      for (const stream of streams.all()) if (stream.beat === turns % turnsABeat) streams.send(stream, ':\n\n');
      // With nobody named, only what failed before is read.
      bells.read(isListening ? [] : streams.people());
      await bells.settled();
      if (turns % turnsACheck === 0) await endThoseLoggedOut();
    },
    /** Ends every stream; browsers come back to another process, or to this one's successor. */
    async close(): Promise<void> {
      isClosed = true;
      for (const stream of streams.all()) streams.end(stream);
      await bells.settled();
    },
  };
}
