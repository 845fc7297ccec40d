import pg from 'pg';
import { locks } from './locks.ts';

/**
 * Settings of the query planner. Our queries are short, so compiling one costs more than it saves; and random reads cost hardly more than sequential ones, on
 * today's disks and in memory: otherwise small tables are scanned where an index takes a thirtieth of the time. One query has one process: starting helpers
 * takes longer than our walks along an index, and a busy server has no core to spare for them.
 */
export const planning = { jit: 'off', random_page_cost: '1.1', max_parallel_workers_per_gather: '0' } as const;

/* No query and no wait lasts for ever, and an idle transaction is ended, so that its locks become free. */
const settings = {
  ...planning,
  statement_timeout: '30s',
  lock_timeout: '5s',
  idle_in_transaction_session_timeout: '10s',
} as const;

type Setting = keyof typeof settings;

/**
 * Sets the sessions' settings once, on the connecting role in this database. Not with each connection: PgBouncer passes no such parameters on, and a session's
 * settings would reach other clients. Settings made by hand stay. Applies to new sessions.
 * @returns a line for the operator if the role may not
 */
export const keepRoleSettings = (connectionString: string): Promise<string | undefined> =>
  connected(connectionString, async (client) => {
    const missing = await missingIn(client);
    return missing.length === 0 ? undefined : put(client, missing);
  });

/** Only looks whether the database answers. */
export const reach = (connectionString: string): Promise<undefined> =>
  connected(connectionString, async () => undefined);

async function connected<Result>(
  connectionString: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

/** A standby has its primary's settings and accepts none of its own. */
async function missingIn(client: pg.Client): Promise<Setting[]> {
  const { rows } = await client.query<{ isStandby: boolean; config: string[] }>(`
    select pg_is_in_recovery() as "isStandby", array(
      select unnest(setconfig) from pg_db_role_setting
      where setdatabase = (select oid from pg_database where datname = current_database())
        and setrole = (select oid from pg_roles where rolname = session_user)) as config`);
  const [row] = rows;
  if (row === undefined || row.isStandby) return [];
  const names = new Set(row.config.map((one) => one.split('=')[0]));
  return (Object.keys(settings) as Setting[]).filter((name) => !names.has(name));
}

async function put(client: pg.Client, missing: readonly Setting[]): Promise<string | undefined> {
  const { rows } = await client.query<{ start: string }>(
    `select format('alter role %I in database %I set ', session_user, current_database()) as start`,
  );
  const statements = missing.map((name) => `${rows[0]?.start}${name} = '${settings[name]}'`);
  try {
    await client.query('begin');
    // Two processes that start at once would change the same row.
    await client.query(`select pg_advisory_xact_lock(${locks.roleSettings})`);
    for (const statement of statements) await client.query(statement);
    await client.query('commit');
    return undefined;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    const reason = error instanceof Error ? error.message : String(error);
    return roleSettingsAdvice(reason, statements);
  }
}

const roleSettingsAdvice = (reason: string, statements: readonly string[]): string =>
  `The database does not let us set time limits (${reason}). Please have its administrator run: ${statements.join('; ')};`;
