/** Sends the journeys' requests at a rate, and counts. */
import { setTimeout as wait } from 'node:timers/promises';
import autocannon, { type Request } from 'autocannon';
import { percentile } from '../bench.ts';
import { hostilePath, type Kind, type Known, requestOf, shares } from './journeys.ts';

/** The result. */
export interface Driven {
  readonly answered: number;
  /** The share of due requests that were sent; below 1 the server, or this process, was too slow. */
  readonly kept: number;
  /** Over all kinds, in ms. */
  readonly p95: number;
  /** Requests without the expected answer. */
  readonly errors: number;
  readonly wrong: ReadonlyMap<string, number>;
  /** A line for the log. */
  readonly kinds: string;
}

/**
 * So many requests a second, each from a connection of its own that sends one a second. Autocannon would send them all at the beginning of a second, where they
 * would wait for each other; so each starts at another moment of the second, as people do.
 * @param rate requests a second of all kinds together
 */
export async function drive(known: Known, rate: number, seconds: number): Promise<Driven> {
  const wrong = new Map<string, number>();
  const times: Record<Kind, number[]> = { reads: [], partners: [], dashboard: [], writes: [] };
  const kinds = Object.keys(shares) as Kind[];
  const note = (how: string) => wrong.set(how, (wrong.get(how) ?? 0) + 1);
  const askers = kinds.flatMap((kind) => Array.from({ length: Math.round((rate * shares[kind]) / 100) }, () => kind));
  await Promise.all(
    askers.map(async (kind) => {
      await wait(Math.random() * 1000);
      const options = {
        url: known.url,
        connections: 1,
        connectionRate: 1,
        duration: seconds,
        timeout: 10,
        requests: [{ setupRequest: (request: Request) => ({ ...request, ...requestOf(kind, known, Math.random) }) }],
      };
      await new Promise<void>((resolve, reject) => {
        const instance = autocannon(options, (error: Error | null) => (error === null ? resolve() : reject(error)));
        instance.on('response', (_client, status, _bytes, ms) => {
          times[kind].push(ms);
          if (status !== 200 && status !== 304) note(`${kind} ${status}`);
        });
        instance.on('reqError', (error: Error) => note(`${kind} ${error.message}`));
      });
    }),
  );
  const all = kinds.flatMap((kind) => times[kind]);
  return {
    answered: all.length,
    kept: all.length / (rate * seconds),
    p95: percentile(all, 95),
    errors: [...wrong.values()].reduce((sum, one) => sum + one, 0),
    wrong,
    kinds: kinds
      .map((kind) => `${kind} ${percentile(times[kind], 50).toFixed(0)}/${percentile(times[kind], 95).toFixed(0)}`)
      .join(', '),
  };
}

/** Clients that request the most expensive things as fast as they are answered; `stop` ends them and returns the counts by status. */
export function harass(url: string, readers: number): () => Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {};
  let isOver = false;
  const all = Array.from({ length: readers }, async (_, reader) => {
    while (!isOver) {
      try {
        const headers = { 'x-forwarded-for': `203.0.113.${reader}` };
        const answer = await fetch(`${url}${hostilePath(Math.random)}`, {
          headers,
          signal: AbortSignal.timeout(20_000),
        });
        await answer.arrayBuffer();
        counts[answer.status] = (counts[answer.status] ?? 0) + 1;
      } catch {
        counts['none'] = (counts['none'] ?? 0) + 1;
      }
    }
  });
  return async () => {
    isOver = true;
    await Promise.all(all);
    return counts;
  };
}
