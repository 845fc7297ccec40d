import { backMs, pause } from './lead-news.ts';
import { type DealMoved, NoStream, readStream } from './news-stream.ts';
import { createNews, type NewsOptions } from './news.ts';
import type { Scope } from './scope.ts';
import { whileInSight } from './while-in-sight.ts';

/** What moves in somebody's deals. */
export interface DealNews {
  /**
   * Calls back when a deal has moved, and how far it is; without it, when any may have, since the line was down.
   * @returns how to stop
   */
  readonly follow: (onMoved: (deal: DealMoved | undefined) => void) => () => void;
}

interface Following extends Required<NewsOptions> {
  readonly url: string;
  readonly page: string;
  readonly moved: (deal: DealMoved | undefined) => void;
}

const gone = 410;

/** Reads the streams of a secret page, one after the other, until it is closed. */
async function followPage({ fetch, url, page, pace, moved }: Following, signal: AbortSignal): Promise<void> {
  const authorization = `Page ${page}`;
  for (let failures = 0; !signal.aborted;) {
    let said: number | undefined;
    try {
      // It begins with how far each deal is.
      const end = await readStream({ fetch, url, authorization, knows: '', signal, onDeal: moved });
      failures = 0;
      ({ backMs: said } = end);
      if (end.isOver) return moved(undefined);
    } catch (error) {
      if (signal.aborted) return;
      failures += 1;
      moved(undefined);
      if (error instanceof NoStream) {
        if (error.status === gone) return;
        ({ backMs: said } = error);
      }
    }
    await pause(backMs(failures, said) * pace, signal);
  }
}

/** The news of a secret page's deals, or without one of who is logged in. */
export function createDealNews(
  scope: Scope,
  page: string | undefined,
  { fetch = globalThis.fetch.bind(globalThis), pace = 1 }: NewsOptions = {},
): DealNews {
  return {
    follow(onMoved) {
      if (page !== undefined) {
        const url = `${scope.siteUrl}/api/Live/Page`;
        return whileInSight((signal) => void followPage({ fetch, pace, url, page, moved: onMoved }, signal), pace);
      }
      const news = createNews(scope, { fetch, pace });
      const stopHearing = news.onMoved(onMoved);
      const stop = news.start();
      return () => {
        stopHearing();
        stop();
      };
    },
  };
}
