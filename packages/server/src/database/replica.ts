import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { isDatabaseAway } from './is-away.ts';
import { pgTypes } from './pg-types.ts';
import { replicaTexts as texts } from './replica.messages.ts';

/** Reads at a standby that is where the primary is, at the primary otherwise. */
export type ReadReplica = ReturnType<typeof createReplica>;

/** What a replica is made of. */
export interface ReplicaParts {
  /** Of a standby (streaming replication) of the primary. */
  readonly url: string;
  /** Connections to it at most. */
  readonly size: number;
  /** What is asked where the standby will not do. */
  readonly primary: PostgresPool;
  readonly logger: { info(line: string): void; warn(line: string): void };
  /** Milliseconds of any clock that only goes on. */
  readonly now?: () => number;
}

/* A standby is a few milliseconds behind; waiting for it spares the primary a search. */
const looks = 6;
const lookAgainMs = 5;
/* Longer, and it is as good as away. */
const answerMs = 2000;
const statementMs = 10_000;
/** So long nobody asks a standby that was away. */
export const awayMs = 5000;

/** Where a database is against its primary. */
interface Standing {
  /** Else somebody writes to it, so that it is a primary. */
  readonly isStandby: boolean;
  /** What it has not replayed yet; 0 where it has all. */
  readonly behindBytes: number;
}

/**
 * A standby for reads. A statement goes there when the standby has replayed all that the primary had written when it was asked, by their
 * LSNs: so nobody misses what they, or anybody, wrote before. Statements that come together ask for this once. One that fails for a reason
 * of the standby's own is asked again at the primary.
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
  /** How many statements went where since the start. */
  const counts = { replica: 0, primary: 0 };
  let awayUntil = -Infinity;
  let said: string | undefined;

  function say(line: string | undefined): void {
    if (said === line) return;
    if (line !== undefined) logger.warn(line);
    else logger.info(texts.back);
    said = line;
  }

  /** Nobody asks it for a while. */
  function leaveIt(line: string): void {
    awayUntil = now() + awayMs;
    say(line);
  }

  const isAway = (): boolean => now() < awayUntil;
  const lookTogether = together(async () => {
    if (isAway()) return false;
    const lsn = await primaryLsn(primary);
    try {
      for (let left = looks; left > 0; left -= 1) {
        const { isStandby, behindBytes } = await standingAt(standby, lsn);
        if (!isStandby) {
          leaveIt(texts.noStandby);
          return false;
        }
        say(undefined);
        if (behindBytes <= 0) return true;
        await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
      }
      return false;
    } catch {
      leaveIt(texts.away);
      return false;
    }
  });

  const isThere = (): Promise<boolean> => (isAway() ? Promise.resolve(false) : lookTogether());

  async function atPrimary(): Promise<PostgresPoolClient> {
    counts.primary += 1;
    return primary.connect();
  }

  async function connect(): Promise<PostgresPoolClient> {
    if (!(await isThere())) return atPrimary();
    const client = await standby.connect().catch(() => undefined);
    if (client === undefined) {
      leaveIt(texts.away);
      return atPrimary();
    }
    counts.replica += 1;
    return withSecondTry(client, atPrimary, () => leaveIt(texts.away));
  }

  return {
    /** For statements that only read, none of them in a transaction. */
    pool: { connect, options: standby.options, end: async () => {} },
    counts,
    close: (): Promise<void> => standby.end(),
  };
}

/** Asks once for all who come together. What has begun may have read the primary's LSN before somebody's write: whoever comes then waits for the next. */
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

/* Where all is that was written, also what no disk has yet. At the start of a page stands its header (40 bytes at most), which comes with no record. */
const lsnQuestion = `select (lsn - case when inside <= 40 then inside else 0 end)::text as lsn
  from pg_current_wal_insert_lsn() as lsn, mod(lsn - '0/0'::pg_lsn, current_setting('wal_block_size')::numeric) as inside`;

async function primaryLsn(primary: PostgresPool): Promise<string> {
  const { rows } = await askOnce<{ lsn: string }>(await primary.connect(), lsnQuestion);
  return rows[0]?.lsn ?? '0/0';
}

/** Asks, and gives the connection back. */
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

/** The same for whoever only wants to know. @throws when it does not answer */
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

/** What a standby ends a statement with that needs rows which the primary has cleaned away since. */
const isOvertaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '40001';
const isGone = (error: unknown): boolean =>
  isDatabaseAway(error) || (error instanceof Error && error.message === 'Query read timeout');

/** The standby's client, whose statements go to the primary when it lets them down. */
function withSecondTry(
  client: PostgresPoolClient,
  atPrimary: () => Promise<PostgresPoolClient>,
  leaveIt: () => void,
): PostgresPoolClient {
  let isBroken = false;
  const query = async (text: string, values: readonly unknown[]) => {
    try {
      return await client.query(text, values);
    } catch (error) {
      if (isGone(error)) {
        isBroken = true;
        leaveIt();
      } else if (!isOvertaken(error)) throw error;
      return askOnce(await atPrimary(), text, values);
    }
  };
  return {
    query: query as PostgresPoolClient['query'],
    release: (wasBroken) => client.release(isBroken || wasBroken),
  };
}
