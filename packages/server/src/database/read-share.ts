import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import { loggedBy, type OpenDatabase } from './open.ts';
import { createReplica, type ReadReplica, type ReplicaParts } from './replica.ts';
import type { Database, Db } from './types.ts';

/** The connections for heavy reads. */
export interface ReadShare {
  readonly db: Db;
  /** How many heavy reads run at once. */
  readonly atOnce: number;
  /** The standby for them, if any. Closed by the share's creator. */
  readonly replica?: ReadReplica | undefined;
}

/** Without a known number of connections. */
export const usualReadsAtOnce = 4;

/**
 * Of ten connections, six are for heavy reads, four of which run at once (one read may send several queries in parallel): log-in, pages and /health always find
 * one of the other four. A standby answers as many again. Closed with the pool.
 */
export function readShareOf(
  { db, pool, onStatement }: Pick<OpenDatabase, 'db' | 'pool' | 'onStatement'>,
  poolSize: number,
  standby?: Pick<ReplicaParts, 'url' | 'logger' | 'now'>,
): ReadShare {
  // One connection, in the process: other queries run between those of a read.
  if (pool === undefined) return { db, atOnce: 1 };
  const share = Math.max(1, Math.floor(poolSize * 0.6));
  const atOnce = Math.max(1, Math.floor(poolSize * 0.4));
  const primary = partOf(pool, share);
  const replica = standby && createReplica({ ...standby, size: share, primary });
  const dialect = new PostgresDialect({ pool: replica?.pool ?? primary });
  return {
    db: new Kysely<Database>({ dialect, ...loggedBy(onStatement) }),
    atOnce: replica === undefined ? atOnce : 2 * atOnce,
    replica,
  };
}

/** Limits the connections used of a pool; further requests wait. */
export function partOf(pool: PostgresPool, most: number): PostgresPool {
  const waiting: (() => void)[] = [];
  let taken = 0;
  const give = () => {
    const next = waiting.shift();
    if (next === undefined) taken -= 1;
    else next();
  };
  const turn = async (): Promise<void> => {
    if (taken < most) taken += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  };
  return {
    async connect() {
      await turn();
      try {
        return lent(await pool.connect(), give);
      } catch (error) {
        give();
        throw error;
      }
    },
    options: pool.options,
    end: async () => {},
  };
}

/** A client that frees its place when its connection is released. */
function lent(client: PostgresPoolClient, give: () => void): PostgresPoolClient {
  return {
    query: client.query.bind(client) as PostgresPoolClient['query'],
    ...(client.processID === undefined ? {} : { processID: client.processID }),
    release: (isBroken) => {
      client.release(isBroken);
      give();
    },
  };
}
