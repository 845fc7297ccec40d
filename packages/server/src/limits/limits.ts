import { createHmac } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/types.ts';
import { createKeyrings, type Keyrings } from '../keys/keyring.ts';
import { subscriberOf } from './subscriber.ts';

/** A rate limit of one address. */
export interface Limit {
  /** Names what is limited; each kind is counted separately. */
  readonly kind: string;
  readonly most: number;
  readonly withinMs: number;
}

/** The result of counting: empty if it was counted. */
export interface Hit {
  /** Seconds until there is room again, at least 1. */
  readonly retryAfterSeconds?: number;
  /** The exceeded limit. */
  readonly refused?: Limit;
}

/** Counts actions by address, in the database, so that all processes count together. */
export type Limits = ReturnType<typeof createLimits>;

interface LimitsParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  /** The database's own unless given. */
  readonly keys?: Keyrings | undefined;
}

export function createLimits({ db, clock, keys = createKeyrings({ db, clock }) }: LimitsParts) {
  const ring = keys('limits');

  /**
   * Counts one of each, or none if any limit is exceeded. In a transaction it locks: others counting the same wait for its end. There only use keys of a single
   * person; shared ones, such as addresses, are counted outside, or by its last statement.
   */
  async function hitAll(on: Kysely<Database>, hits: readonly (readonly [Limit, string])[]): Promise<Hit> {
    const now = clock.now();
    const column = <K extends keyof Limit>(name: K) => hits.map(([limit]) => limit[name]);
    const { rows } = await sql<{ refused: number | null; oldest: Date }>`
      select refused, oldest from hit_limits(${column('kind')}::text[], ${hits.map(([, who]) => who)}::text[], ${column('most')}::int[],
        ${column('withinMs')}::float8[], ${now}::timestamptz)`.execute(on);
    const [{ refused, oldest } = { refused: null, oldest: now }] = rows;
    const limit = hits[(refused ?? 0) - 1]?.[0];
    if (limit === undefined) return {};
    return { refused: limit, retryAfterSeconds: secondsLeft(oldest, limit.withinMs, now) };
  }

  return {
    /** The name under which an address is counted: a keyed hash. Call it before a transaction, as it may read the key. */
    whoIs: async (address: string): Promise<string> =>
      createHmac('sha256', (await ring.keys()).signing().bytes)
        .update(subscriberOf(address))
        .digest('base64url'),
    /** Counts one, unless it exceeds the limit. */
    async hit(on: Kysely<Database>, limit: Limit, who: string): Promise<Pick<Hit, 'retryAfterSeconds'>> {
      const { retryAfterSeconds } = await hitAll(on, [[limit, who]]);
      return retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
    },
    /** Counts so many more of one kind, all or none. The caller holds whose they are, so that nobody else counts the same meanwhile. */
    async hitTimes(
      on: Kysely<Database>,
      { kind, most, withinMs }: Limit,
      who: string,
      times: number,
    ): Promise<Pick<Hit, 'retryAfterSeconds'>> {
      const now = clock.now();
      const since = new Date(now.getTime() - withinMs);
      // The one that has to be forgotten before there is room for all.
      const { rows } = await sql<{ at: Date | null }>`
        with last as (
          select at from limit_hits where kind = ${kind} and who = ${who} and at > ${since}::timestamptz
          order by at desc offset ${Math.max(0, most - times)}::int limit 1), counted as (
          insert into limit_hits (kind, who, at) select ${kind}, ${who}, ${now}::timestamptz from generate_series(1, ${times}::int)
            where ${times}::int <= ${most}::int and not exists (select from last) returning 1)
        select (select at from last) as at where not exists (select from counted)`.execute(on);
      const [refused] = rows;
      return refused === undefined ? {} : { retryAfterSeconds: secondsLeft(refused.at ?? now, withinMs, now) };
    },
    hitAll,
    /** Removes the newest hit, if not older than a moment. */
    async cancel(on: Kysely<Database>, { kind }: Limit, who: string, since: Date): Promise<void> {
      await sql`
        delete from limit_hits where ctid = (
          select ctid from limit_hits where kind = ${kind} and who = ${who} and at >= ${since}::timestamptz
          order by at desc limit 1 for update)`.execute(on);
    },
  };
}

/** After how many seconds what was counted then is forgotten, at least 1. */
const secondsLeft = (at: Date, withinMs: number, now: Date): number =>
  Math.max(1, Math.ceil((at.getTime() + withinMs - now.getTime()) / 1000));
