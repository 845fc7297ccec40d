import { createHash } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { AppError } from '../errors.ts';
import { compress, type Encoding, leastBytes } from './compression.ts';

/** A ready answer. */
export interface ReadyAnswer {
  readonly etag: string;
  /** The bytes, if already encoded. */
  made(encoding: Encoding): ReadyBody | undefined;
  body(encoding: Encoding): Promise<ReadyBody> | ReadyBody;
}

/** Encoded bytes. */
export interface ReadyBody {
  readonly bytes: Buffer;
  readonly encoding: Encoding;
}

/** How public reads were answered since the start; counted by whoever answers. */
export interface ReadCounts {
  /** Answered from memory before any route: a body, or 304. */
  whole: number;
  unchanged: number;
  /** Answered by the route: from the cache, together with another request, or newly made. */
  kept: number;
  shared: number;
  made: number;
}

/** Answers of anonymous public reads, by raw request target. */
export interface ReadCache {
  readonly counts: ReadCounts;
  /** The answer if cached and fresh; costs one look-up. */
  fresh(target: string): ReadyAnswer | undefined;
  /**
   * The cached answer, or a new one; concurrent requests share it, and if its first requester was refused for their own limits, the others try again
   * themselves. Failures are not cached.
   * @param make gets a signal that aborts when everybody has left
   * @param signal aborts when this requester leaves
   */
  get(target: string, make: (signal: AbortSignal) => Promise<object>, signal?: AbortSignal): Promise<ReadyAnswer>;
}

/** Time and size limits. */
export interface ReadCacheLimits {
  readonly ttlMs: number;
  readonly mostBytes: number;
  readonly mostEntries: number;
  /** Larger answers are not cached: one could push out all others. */
  readonly mostBytesEach: number;
}

/** A few seconds: a crowd's request is read once, and nobody sees old data. 2 MB hold some fifty lists in two encodings. */
export const readCacheLimits: ReadCacheLimits = {
  ttlMs: 4000,
  mostBytes: 2_000_000,
  mostEntries: 500,
  mostBytesEach: 500_000,
};

/** An answer being made. */
interface Making {
  readonly answer: Promise<ReadyAnswer>;
  /** Adds a waiter, until its signal aborts. */
  readonly join: (signal: AbortSignal | undefined) => void;
}

interface Entry {
  readonly until: number;
  readonly answer: ReadyAnswer;
  readonly size: () => number;
}

export function createReadCache(clock: Clock, limits: ReadCacheLimits = readCacheLimits): ReadCache {
  const entries = new Map<string, Entry>();
  const underWay = new Map<string, Making>();
  const counts: ReadCounts = { whole: 0, unchanged: 0, kept: 0, shared: 0, made: 0 };

  const fresh = (target: string): ReadyAnswer | undefined => {
    const entry = entries.get(target);
    return entry !== undefined && clock.now().getTime() < entry.until ? entry.answer : undefined;
  };

  const keep = (target: string, entry: Entry) => {
    if (entry.size() > limits.mostBytesEach) return;
    // Re-inserted, so that the Map is ordered by expiry.
    entries.delete(target);
    entries.set(target, entry);
    const now = clock.now().getTime();
    let held = 0;
    for (const one of entries.values()) held += one.size();
    // Removes the oldest: expired answers, and those over the size limit.
    for (const [oldest, one] of entries) {
      if (now < one.until && held <= limits.mostBytes && entries.size <= limits.mostEntries) break;
      held -= one.size();
      entries.delete(oldest);
    }
  };

  const make = async (target: string, produce: () => Promise<object>): Promise<ReadyAnswer> => {
    const { answer, size } = readyAnswer(Buffer.from(JSON.stringify(await produce())));
    keep(target, { until: clock.now().getTime() + limits.ttlMs, answer, size });
    return answer;
  };

  const begin = (target: string, produce: (signal: AbortSignal) => Promise<object>): Making => {
    const nobodyWaits = new AbortController();
    let waiting = 0;
    const end = () => {
      if (underWay.get(target) === making) underWay.delete(target);
    };
    const leave = () => {
      waiting -= 1;
      if (waiting > 0) return;
      // New requests start afresh.
      end();
      nobodyWaits.abort();
    };
    const making: Making = {
      answer: make(target, () => produce(nobodyWaits.signal)).finally(end),
      join: (signal) => {
        waiting += 1;
        signal?.addEventListener('abort', leave);
      },
    };
    underWay.set(target, making);
    return making;
  };

  const get: ReadCache['get'] = (target, produce, signal) => {
    const kept = fresh(target);
    if (kept !== undefined) {
      counts.kept += 1;
      return Promise.resolve(kept);
    }
    const already = underWay.get(target);
    counts[already === undefined ? 'made' : 'shared'] += 1;
    const making = already ?? begin(target, produce);
    making.join(signal);
    if (already === undefined) return making.answer;
    return making.answer.catch((error: unknown) => {
      if (isOwnRefusal(error)) return get(target, produce, signal);
      throw error;
    });
  };

  return { counts, fresh, get };
}

/* The refusal concerns the first requester's own limits; the others may be within theirs. */
const isOwnRefusal = (error: unknown): boolean => error instanceof AppError && error.code === 'reads.tooMany';

/** Each encoding is made on first use and kept with the body. */
function readyAnswer(plain: Buffer): { answer: ReadyAnswer; size: () => number } {
  const etag = etagOf(plain);
  const made = new Map<Encoding, ReadyBody>([['identity', { bytes: plain, encoding: 'identity' }]]);
  const underWay = new Map<Encoding, Promise<ReadyBody>>();
  const worth = (encoding: Encoding): Encoding => (plain.length < leastBytes ? 'identity' : encoding);
  const body = (encoding: Encoding): Promise<ReadyBody> | ReadyBody => {
    const wanted = worth(encoding);
    const ready = made.get(wanted) ?? underWay.get(wanted);
    if (ready !== undefined) return ready;
    const making = compress(plain, wanted)
      .then((bytes) => {
        const packed = { bytes, encoding: wanted };
        made.set(wanted, packed);
        return packed;
      })
      .finally(() => underWay.delete(wanted));
    underWay.set(wanted, making);
    return making;
  };
  return {
    answer: { etag, body, made: (encoding) => made.get(worth(encoding)) },
    size: () => [...made.values()].reduce((total, one) => total + one.bytes.length, 256),
  };
}

/** Weak: the same content may have several encodings. */
export function etagOf(body: Buffer): string {
  return `W/"${createHash('sha1').update(body).digest('base64url')}"`;
}

/** Whether `If-None-Match` names this tag. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => bare(tag) === bare(etag));
}
