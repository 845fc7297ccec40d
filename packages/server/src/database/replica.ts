import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { isDatabaseAway } from './is-away.ts';
import { pgTypes } from './pg-types.ts';
import { replicaTexts as texts } from './replica.messages.ts';

/** Reads from a standby that has caught up with the primary, else from the primary. */
export type ReadReplica = ReturnType<typeof createReplica>;

/** What a replica is made of. */
export interface ReplicaParts {
  /** Of a standby (streaming replication). */
  readonly url: string;
  /** The most connections to it. */
  readonly size: number;
  /** Used when the standby cannot be. */
  readonly primary: PostgresPool;
  readonly logger: { info(line: string): void; warn(line: string): void };
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number;
}

/* How often to check: a standby is a few milliseconds behind, and waiting for it spares the primary a search. */
const looks = 6;
const lookAgainMs = 5;
/* A slower standby counts as unavailable. */
const answerMs = 2000;
const statementMs = 10_000;
/** How long an unavailable standby is not tried again. */
export const awayMs = 5000;

/** A standby's position compared to its primary. */
interface Standing {
  /** Otherwise it is a primary. */
  readonly isStandby: boolean;
  /** Bytes not replayed yet; 0 if it has caught up. */
  readonly behindBytes: number;
}

/**
 * A standby for reads. A statement goes there once it has replayed everything the primary had written at the time, by their LSNs: so nobody misses an earlier
 * write. Statements that arrive together share one check. One that fails for a reason of the standby's is repeated at the primary.
 */
export function createReplica({ url, size, primary, logger, now = () => performance.now() }: ReplicaParts) {
  const standby = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: answerMs,
    query_timeout: statementMs,
    types: pgTypes,
  });
  standby.on('error', () => {});
  standby.on('connect', (client) => client.on('error', () => {}));
  /** Statements by destination since the start. */
  const counts = { replica: 0, primary: 0 };
  let awayUntil = -Infinity;
  let said: string | undefined;

  function say(line: string | undefined): void {
    if (said === line) return;
    if (line !== undefined) logger.warn(line);
    else logger.info(texts.back);
    said = line;
  }

  /** Pauses its use for a while. */
  function pauseReplica(line: string): void {
    awayUntil = now() + awayMs;
    say(line);
  }

  const isAway = (): boolean => now() < awayUntil;
  const checkTogether = together(async () => {
    if (isAway()) return false;
    const lsn = await primaryLsn(primary);
    try {
      for (let left = looks; left > 0; left -= 1) {
        const { isStandby, behindBytes } = await standingAt(standby, lsn);
        if (!isStandby) {
          pauseReplica(texts.noStandby);
          return false;
        }
        say(undefined);
        if (behindBytes <= 0) return true;
        await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
      }
      return false;
    } catch {
      pauseReplica(texts.away);
      return false;
    }
  });

  const isThere = (): Promise<boolean> => (isAway() ? Promise.resolve(false) : checkTogether());

  async function atPrimary(): Promise<PostgresPoolClient> {
    counts.primary += 1;
    return primary.connect();
  }

  async function connect(): Promise<PostgresPoolClient> {
    if (!(await isThere())) return atPrimary();
    const client = await standby.connect().catch(() => undefined);
    if (client === undefined) {
      pauseReplica(texts.away);
      return atPrimary();
    }
    counts.replica += 1;
    return withSecondTry(client, atPrimary, () => pauseReplica(texts.away));
  }

  return {
    /** For read-only statements outside transactions. */
    pool: { connect, options: standby.options, end: async () => {} },
    counts,
    close: (): Promise<void> => standby.end(),
  };
}

/** Shares one question among all who ask together. One that already started may have read the primary's LSN before a later write: who asks after its start
 * waits for the next. */
function together<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let underWay: Promise<Answer> | undefined;
  let next: Promise<Answer> | undefined;
  const askNext = () => {
    next = undefined;
    return join();
  };
  function join(): Promise<Answer> {
    if (underWay === undefined) return (underWay = ask().finally(() => (underWay = undefined)));
    return (next ??= underWay.then(askNext, askNext));
  }
  return join;
}

/* The end of everything written, flushed or not. A page starts with a header (40 bytes at most), which belongs to no record. */
const lsnQuestion = `select (lsn - case when inside <= 40 then inside else 0 end)::text as lsn
  from pg_current_wal_insert_lsn() as lsn, mod(lsn - '0/0'::pg_lsn, current_setting('wal_block_size')::numeric) as inside`;

async function primaryLsn(primary: PostgresPool): Promise<string> {
  const { rows } = await askOnce<{ lsn: string }>(await primary.connect(), lsnQuestion);
  return rows[0]?.lsn ?? '0/0';
}

/** Asks, and releases the connection. */
async function askOnce<Row>(client: PostgresPoolClient, text: string, values: readonly unknown[] = []) {
  try {
    return await client.query<Row>(text, values);
  } finally {
    client.release();
  }
}

/** @param lsn of the primary */
async function standingAt(standby: Pick<pg.Pool, 'query'>, lsn: string): Promise<Standing> {
  const question = {
    text: `select pg_is_in_recovery() as "isStandby",
      coalesce(pg_wal_lsn_diff($1::pg_lsn, pg_last_wal_replay_lsn()), 0)::float8 as "behindBytes"`,
    values: [lsn],
    query_timeout: answerMs,
  };
  const { rows } = await standby.query<Standing>(question);
  return rows[0] ?? { isStandby: false, behindBytes: 0 };
}

/** The same, for information only. @throws if it does not answer */
export async function askStandby(url: string, primary: PostgresPool): Promise<Standing> {
  const lsn = await primaryLsn(primary);
  const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: answerMs });
  pool.on('error', () => {});
  try {
    return await standingAt(pool, lsn);
  } finally {
    await pool.end();
  }
}

/** The standby's error for a statement that needs rows which the primary has since cleaned up. */
const isOvertaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '40001';
const isGone = (error: unknown): boolean =>
  isDatabaseAway(error) || (error instanceof Error && error.message === 'Query read timeout');

/** The standby's client; failed statements are repeated at the primary. */
function withSecondTry(
  client: PostgresPoolClient,
  atPrimary: () => Promise<PostgresPoolClient>,
  pauseReplica: () => void,
): PostgresPoolClient {
  let isBroken = false;
  const query = async (text: string, values: readonly unknown[]) => {
    try {
      return await client.query(text, values);
    } catch (error) {
      if (isGone(error)) {
        isBroken = true;
        pauseReplica();
      } else if (!isOvertaken(error)) throw error;
      return askOnce(await atPrimary(), text, values);
    }
  };
  return {
    query: query as PostgresPoolClient['query'],
    release: (wasBroken) => client.release(isBroken || wasBroken),
  };
}
