import { setTimeout as wait } from 'node:timers/promises';
import type { LiveProcess, MeasuredNews } from '@yantra/server/testing';
import { leadNews } from '@yantra/state/lead-news';

const atOnce = 50;
const patienceMs = 120_000;

/**
 * Opens streams by the code that browsers run, kills their process, starts it again at the same address, and waits until all have come back.
 * @returns after how many milliseconds from the kill each was open again, in order
 * @throws Error if some do not come within two minutes
 */
export async function timesBack(
  news: MeasuredNews,
  held: LiveProcess,
  people: number,
  streams: number,
): Promise<readonly number[]> {
  const stop = new AbortController();
  let opened: number[] = [];
  const counted: typeof fetch = async (...asked) => {
    const answer = await fetch(...asked);
    if (answer.ok) opened.push(performance.now());
    return answer;
  };
  const follow = (person: number): void =>
    void leadNews(
      {
        fetch: counted,
        pace: 1,
        url: held.url,
        session: { token: () => news.token(person), renew: async () => undefined },
        known: () => undefined,
        hear: () => undefined,
        poll: async () => undefined,
      },
      stop.signal,
      () => undefined,
    );
  const until = async (count: number): Promise<void> => {
    const end = performance.now() + patienceMs;
    while (opened.length < count) {
      if (performance.now() > end) throw new Error(`Only ${opened.length} of ${count} streams are open.`);
      await wait(20);
    }
  };
  try {
    for (let n = 0; n < streams; n += 1) {
      follow(n % people);
      if (n % atOnce === atOnce - 1) await until(n + 1);
    }
    await until(streams);
    opened = [];
    const killed = performance.now();
    await held.restart();
    await until(streams);
    return opened.map((at) => at - killed).toSorted((a, b) => a - b);
  } finally {
    stop.abort();
  }
}

/** The largest share of these times, sorted, that falls into one second. */
export function mostInASecond(times: readonly number[]): number {
  let most = 0;
  let first = 0;
  for (const [n, time] of times.entries()) {
    while ((times[first] ?? time) <= time - 1000) first += 1;
    most = Math.max(most, n - first + 1);
  }
  return most / times.length;
}
