import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { generateOtp, getOutbox, logIn, searchEquipments, signUp, verifyOtp } from '@yantra/contract/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hearNews } from '../modules/live/index.ts';
import { freePort } from '../testing/postgres-cluster.ts';
import { testApp } from '../testing/test-app.ts';
import { emptyDatabase, testEngine } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';
import type { Migration } from './migration.ts';
import { migrations } from './migrations/index.ts';
import { type OpenDatabase, openDatabase } from './open.ts';

const program = '/usr/sbin/pgbouncer';
const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'));
const open: OpenDatabase[] = [];
let pooler: ChildProcess;
let url: URL;
/** Past the pooler. */
let direct: URL;

/** Fewer connections to PostgreSQL than clients, so that they are shared. */
const poolSize = 4;

async function startPooler(server: URL): Promise<number> {
  if (!existsSync(program)) throw new Error('PgBouncer is missing. Install with: sudo apt-get install pgbouncer.');
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  // The user that runs PostgreSQL's own tests: root may not.
  chmodSync(folder, 0o755);
  writeFileSync(
    file,
    `[databases]
* = host=127.0.0.1 port=${server.port} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
auth_type = any
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 200
unix_socket_dir =
${process.getuid?.() === 0 ? 'user = postgres' : ''}
`,
  );
  pooler = spawn(program, ['--quiet', file], { stdio: 'ignore' });
  while (!(await answers(port))) {
    if (pooler.exitCode !== null) throw new Error(`PgBouncer ended with ${pooler.exitCode}.`);
    await setTimeout(50);
  }
  return port;
}

const answers = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = createConnection({ port, host: '127.0.0.1' });
    socket.once('connect', () => done(socket.destroy() !== undefined)).once('error', () => done(false));
  });

/** The pooler's connections to PostgreSQL, as its RECONNECT does: those that are made anew have what the role has by now. */
async function dropConnections(db: OpenDatabase['db']): Promise<void> {
  // Waits until each has ended: one that is still ending would be handed to who asks next.
  await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
  await sql`select pg_terminate_backend(pg_backend_pid())`.execute(db).catch(() => undefined);
}

async function opened(): Promise<OpenDatabase> {
  const database = await openDatabase({ databaseUrl: url.href, dataDir: '.' });
  open.push(database);
  return database;
}

describe.runIf(testEngine === 'postgres')('behind PgBouncer in transaction mode', () => {
  beforeAll(async () => {
    url = new URL(await emptyDatabase());
    direct = new URL(url);
    url.port = String(await startPooler(url));
    // The first start sets the role's settings; earlier sessions do not have them.
    await dropConnections((await opened()).db);
  });
  afterAll(async () => {
    for (const database of open) await database.close();
    pooler.kill('SIGKILL');
    await once(pooler, 'exit');
    rmSync(folder, { recursive: true, force: true });
  });

  test('several processes migrate at once, and indexes are built beside the work', async () => {
    const all = await Promise.all([opened(), opened(), opened()]);
    const last: Migration = { name: '9000-index', indexes: { users_try: { on: 'users (created_at)' } } };
    const ran = await Promise.all(all.map((database) => migrate(database, { all: [...migrations, last] })));
    expect(ran.flat()).toEqual([...migrations, last].map(({ name }) => name));
  });

  test('somebody signs up, logs in and searches, while many do', async () => {
    const { db } = await opened();
    const server = testApp(db);
    const phoneNumber = '9876543210';
    const { data } = (await server.post(`/api${generateOtp.path}`, { phoneNumber })).json<{
      data: { id: string; securityStamp: string };
    }>();
    const outbox = await server.get(`/api${getOutbox.path}?phone=${phoneNumber}`);
    const otp = /\d{6}/.exec(outbox.json<{ data: { text: string }[] }>().data[0]?.text ?? '')?.[0];
    expect((await server.post(`/api${verifyOtp.path}`, { ...data, otp })).status).toBe(200);
    const person = { ...data, phoneNumber, firstName: 'Asha', email: 'asha@example.in', password: 'Rent@2026' };
    expect((await server.post(`/api${signUp.path}`, person)).status).toBe(200);
    const busy = Array.from({ length: 60 }, (_, n) =>
      server.get(`/api${searchEquipments.path}?page=${n + 1}`, { 'x-forwarded-for': `198.51.100.${n}` }),
    );
    const entered = await server.post(`/api${logIn.path}`, { userName: phoneNumber, password: 'Rent@2026' });
    expect([entered.status, ...(await Promise.all(busy)).map(({ status }) => status)]).toEqual(
      Array.from({ length: 61 }, () => 200),
    );
    await server.app.http.close();
  });

  test('nobody finds in a connection what somebody else has set', async () => {
    const { db } = await opened();
    const shown = async (): Promise<string> => {
      const { rows } = await sql<{ set: string }>`
        select concat_ws(' ', current_setting('statement_timeout'), current_setting('lock_timeout'),
          current_setting('idle_in_transaction_session_timeout'), pg_sleep(0.05)) as set`.execute(db);
      return rows[0]?.set ?? '';
    };
    const all = await Promise.all(Array.from({ length: 2 * poolSize }, shown));
    expect(new Set(all.map((text) => text.trim()))).toEqual(new Set(['30s 5s 10s']));
  });

  test('news are heard past the pooler, which swallows them: where only it is known, the database is asked', async () => {
    const database = await opened();
    const heard = async (address: URL): Promise<boolean> => {
      const news = hearNews({
        database,
        url: address.href,
        logger: { info: () => undefined, warn: () => undefined },
        onNews: () => undefined,
        onMoved: () => undefined,
        onListening: () => undefined,
      });
      const isHeard = await news.first;
      await news.close();
      return isHeard;
    };
    expect([await heard(url), await heard(direct)]).toEqual([false, true]);
  });

  test('an index that the limits of the role do not allow is told of in one line', async () => {
    const database = await opened();
    await sql`create function slowly(n uuid) returns uuid language plpgsql immutable as 'begin perform pg_sleep(0.3); return n; end'`.execute(
      database.db,
    );
    await sql`do $$ begin execute format('alter role session_user in database %I set statement_timeout = 100', current_database()); end $$`.execute(
      database.db,
    );
    await dropConnections(database.db);
    const slow: Migration = { name: '9001-slow', indexes: { users_slowly: { on: 'users (slowly(id))' } } };
    const last: Migration = { name: '9000-index', indexes: {} };
    await expect(migrate(database, { all: [...migrations, last, slow] })).rejects.toThrow(
      /^The migration 9001-slow takes longer than the role’s statement_timeout allows, .* leading to PostgreSQL itself\.$/,
    );
  });
});
