import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import { loggedBy, type OpenDatabase } from './open.ts';
import { createReplica, type ReadReplica, type ReplicaParts } from './replica.ts';
import type { Database, Db } from './types.ts';

/** What heavy reads have of the database. */
export interface ReadShare {
  readonly db: Db;
  /** How many of them are answered at once. */
  readonly atOnce: number;
  /** The standby that they go to, where there is one. Whoever made the share closes it. */
  readonly replica?: ReadReplica | undefined;
}

/** Where nobody says how many connections there are. */
export const usualReadsAtOnce = 4;

/**
 * Of ten connections, six for heavy reads, four of which are answered at once (one asks several questions together): log-in, pages and /health
 * always find one of the other four. A standby answers as many again. Never closed by itself: it ends with the pool.
 */
export function readShareOf(
  { db, pool, onStatement }: Pick<OpenDatabase, 'db' | 'pool' | 'onStatement'>,
  poolSize: number,
  standby?: Pick<ReplicaParts, 'url' | 'logger' | 'now'>,
): ReadShare {
  // One connection, in the process: what is asked between the questions of a read does not wait for all of it.
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

/** So many connections of a pool at most; whoever wants one more waits for its turn. */
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

/** The client, which gives its place back with its connection. */
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
