import type { ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Db } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import { type Moved, movedLately, placesOf } from '../conversations/index.ts';
import { liveLog } from './live.messages.ts';
import type { OpenStreams, Stream } from './open-streams.ts';

/** The requirement of a secret page that is open; undefined for any other text. */
export type PageOf = (page: string) => Promise<string | undefined>;

export interface DealStreamsParts {
  readonly db: Db;
  readonly logger: Pick<Logger, 'warn'>;
  readonly pageOf: PageOf | undefined;
}

/** How a stream is opened. */
interface Opening {
  /** @throws AppError where there is no room. @param others streams of the same page */
  readonly requireRoom: (others: number) => void;
  readonly take: () => ServerResponse;
  readonly beat: number;
  /** After how long a browser whose stream broke comes back. */
  readonly retryMs: number;
}

/* Longer than a transaction may take: what was written before a look, and is committed after it, is seen by the next one. */
const lookBackSeconds = 15;

/** Tells streams which deals moved, and how far. What is new in them each browser reads by itself, from the place it knows. */
export function createDealStreams(
  { db, logger, pageOf }: DealStreamsParts,
  { people, pages }: { readonly people: OpenStreams; readonly pages: OpenStreams },
) {
  const underWay = new Set<Promise<void>>();
  /** What was told in the time of a look back, so that no look tells it again. */
  let told = new Map<string, number>();

  const run = (work: Promise<void>): void => {
    const done = work
      .catch((error: unknown) => logger.warn({ err: error }, liveLog.lookFailed))
      .finally(() => underWay.delete(done));
    underWay.add(done);
  };
  const textOf = (dealId: string, place: number): string =>
    `event: deal\ndata: ${JSON.stringify({ dealId, place })}\n\n`;

  function moved({ deal, requirement, place, people: who }: Moved): void {
    const text = textOf(deal, place);
    for (const one of who) for (const stream of people.of(one)) people.send(stream, text);
    for (const stream of pages.of(requirement)) pages.send(stream, text);
  }

  async function lookNow(): Promise<void> {
    const seen = new Map<string, number>();
    for (const one of await movedLately(db, lookBackSeconds)) {
      const at = one.at.getTime();
      seen.set(one.deal, at);
      if (told.get(one.deal) !== at) moved(one);
    }
    told = seen;
  }

  async function endIfClosed(stream: Stream): Promise<void> {
    if ((await pageOf?.(stream.sessionId)) === undefined) pages.end(stream, 'event: end\ndata: page\n\n');
    else pages.send(stream, ':\n\n');
  }

  return {
    moved,
    /**
     * Opens the stream of a page, which begins with how far each deal of it is.
     * @throws AppError `requestPage.closed`, and those of `requireRoom`
     */
    async open(page: string, { requireRoom, take, beat, retryMs }: Opening): Promise<void> {
      const requirementId = await pageOf?.(page);
      if (requirementId === undefined) throw new AppError('requestPage.closed');
      requireRoom(pages.of(requirementId).length);
      const response = take();
      const stream = { userId: requirementId, sessionId: page, response, knows: '', beat };
      pages.add(stream);
      response.once('close', () => pages.forget(stream));
      response.write(`retry: ${retryMs}\n\n`);
      for (const { dealId, place } of await placesOf(db, requirementId)) pages.send(stream, textOf(dealId, place));
    },
    /** Asks the database which deals moved: where it does not tell of them, or did not for a while. */
    look(): void {
      if (people.count + pages.count > 0) run(lookNow());
    },
    /** Keeps the streams of pages alive, and ends those of closed ones. */
    beat: (streams: readonly Stream[]): void => streams.forEach((stream) => run(endIfClosed(stream))),
    settled: async (): Promise<void> => void (await Promise.all(underWay)),
  };
}
