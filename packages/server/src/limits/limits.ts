import { createHmac } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Clock } from '../clock.ts';
import { takeLockFor } from '../database/locks.ts';
import type { Database } from '../database/types.ts';
import { createKeyrings, type Keyrings } from '../keys/keyring.ts';
import { subscriberOf } from './subscriber.ts';

/** How much of something one address may do. */
export interface Limit {
  /** Names what is limited; each kind is counted by itself. */
  readonly kind: string;
  readonly most: number;
  readonly withinMs: number;
}

/** Counts what addresses do, in the database, so that all processes count together. */
export interface Limits {
  /** The name under which an address is counted: a keyed hash. Asked before the transaction, for it may read the key. */
  whoIs(address: string): Promise<string>;
  /**
   * Counts one more, unless that is too many: then answers after how many seconds there is room again, at least 1. Belongs to the transaction
   * given: what is rolled back was not counted.
   */
  hit(trx: Kysely<Database>, limit: Limit, who: string): Promise<{ readonly retryAfterSeconds?: number }>;
  /** Takes back the newest that was counted, if that was not before a moment. */
  takeBack(trx: Kysely<Database>, limit: Limit, who: string, since: Date): Promise<void>;
}

/** What limits need from outside. */
interface LimitsParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  /** The database's own unless given. */
  readonly keys?: Keyrings | undefined;
}

export function createLimits({ db, clock, keys = createKeyrings({ db, clock }) }: LimitsParts): Limits {
  const ring = keys('limits');
  return {
    whoIs: async (address) =>
      createHmac('sha256', (await ring.keys()).signing().bytes)
        .update(subscriberOf(address))
        .digest('base64url'),
    async hit(trx, { kind, most, withinMs }, who) {
      const now = clock.now();
      const since = new Date(now.getTime() - withinMs);
      // One at a time for each address, or two at once would both be the tenth.
      await takeLockFor(trx, kind, who);
      // Their own alone: rows of others may be held by a process that stands still, and nobody has to wait for that. The rest goes hourly.
      await sql`delete from limit_hits where kind = ${kind} and who = ${who} and at <= ${since}::timestamptz`.execute(
        trx,
      );
      const { rows } = await sql<{ at: Date }>`
        select at from limit_hits where kind = ${kind} and who = ${who} order by at desc limit ${most}`.execute(trx);
      const oldest = rows[most - 1];
      if (oldest !== undefined) {
        const waitMs = oldest.at.getTime() + withinMs - now.getTime();
        return { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) };
      }
      await trx.insertInto('limit_hits').values({ kind, who, at: now }).execute();
      return {};
    },
    async takeBack(trx, { kind }, who, since) {
      await sql`
        delete from limit_hits where ctid = (
          select ctid from limit_hits where kind = ${kind} and who = ${who} and at >= ${since}::timestamptz
          order by at desc limit 1 for update)`.execute(trx);
    },
  };
}
