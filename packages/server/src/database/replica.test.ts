// @module-tag other
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EquipmentPage } from '@yantra/contract/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addMachine, fillBasics } from '../testing/market.ts';
import { type PostgresCluster, startPostgres } from '../testing/postgres-cluster.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { testEngine } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';
import { type OpenDatabase, openDatabase } from './open.ts';
import { type ReadShare, readShareOf } from './read-share.ts';
import { askStandby, awayMs, createReplica } from './replica.ts';

let folder: string;
let primary: PostgresCluster;
let standby: PostgresCluster;
let database: OpenDatabase;
let atStandby: OpenDatabase['db'];
let share: ReadShare;
let server: TestApp;
let time = 0;
const log: string[] = [];
const logger = { warn: (line: string) => void log.push(line), info: (line: string) => void log.push(line) };

beforeAll(async () => {
  if (testEngine !== 'postgres') return;
  folder = await mkdtemp(join(tmpdir(), 'yantra-replica-'));
  primary = await startPostgres();
  database = await openDatabase({ databaseUrl: primary.url('postgres'), dataDir: folder });
  await migrate(database);
  await fillBasics(database.db);
  standby = await primary.standby();
  ({ db: atStandby } = await openDatabase({ databaseUrl: standby.url('postgres'), dataDir: folder, poolSize: 1 }));
  share = readShareOf(database, 10, { url: standby.url('postgres'), logger, now: () => time });
  server = testApp(database.db, { reads: { ...share, now: () => time } });
}, 60_000);

afterAll(async () => {
  if (testEngine !== 'postgres') return;
  await server.app.http.close();
  await share.replica?.close();
  await atStandby.destroy();
  await database.close();
  await standby.stop();
  await primary.stop();
  await rm(folder, { recursive: true, force: true });
});

beforeEach(() => {
  log.length = 0;
  // The pause is over.
  time += awayMs;
});

let asked = 0;
/** The machines of Pune as they are now, and how many statements went where for that. */
async function listed() {
  const before = { ...share.replica?.counts };
  // Each asks for something new.
  const answer = await server.get(`/api/Equipment/SearchEquipments?selectedCity=Pune&page=1&pageSize=20&x=${++asked}`);
  const { total } = answer.json<EquipmentPage>();
  const { replica = 0, primary: atPrimary = 0 } = share.replica?.counts ?? {};
  return {
    status: answer.status,
    total,
    atReplica: replica - (before.replica ?? 0) > 0,
    atPrimary: atPrimary - (before.primary ?? 0) > 0,
  };
}
const caughtUp = () =>
  expect
    .poll(async () => (await askStandby(standby.url('postgres'), poolOf(database))).behindBytes <= 0, {
      timeout: 10_000,
    })
    .toBe(true);
const poolOf = ({ pool }: OpenDatabase) => {
  if (pool === undefined) throw new Error('There is no pool.');
  return pool;
};

describe.runIf(testEngine === 'postgres')('public lists', () => {
  test('are read at the standby where it has all that was written', async () => {
    // The first read learns words, which it writes down.
    await listed();
    await caughtUp();
    expect(await listed()).toEqual({ status: 200, total: 0, atReplica: true, atPrimary: false });
  });

  test('show what somebody has just added, though the standby does not know it yet', async () => {
    const { total } = await listed();
    await sql`select pg_wal_replay_pause()`.execute(atStandby);
    await addMachine(database.db);
    expect(await listed()).toEqual({ status: 200, total: total + 1, atReplica: false, atPrimary: true });
    await sql`select pg_wal_replay_resume()`.execute(atStandby);
    await caughtUp();
    expect(await listed()).toEqual({ status: 200, total: total + 1, atReplica: true, atPrimary: false });
  });

  test('are read at the primary while the standby stands still, which is asked again five seconds later', async () => {
    const { total } = await listed();
    standby.freeze();
    expect(await listed()).toEqual({ status: 200, total, atReplica: false, atPrimary: true });
    expect(log).toEqual([expect.stringContaining('does not answer; reads go to the primary')]);
    standby.thaw();
    expect(await listed()).toMatchObject({ status: 200, atReplica: false });
    time += awayMs;
    await caughtUp();
    expect(await listed()).toEqual({ status: 200, total, atReplica: true, atPrimary: false });
    expect(log.at(-1)).toContain('answers again');
  });

  test('are read at the primary where the standby ends the statement', async () => {
    const { total } = await listed();
    const ends = { ...share.replica?.pool } as NonNullable<typeof share.replica>['pool'];
    const client = await ends.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid', []);
    const slow = client.query<{ is: boolean }>('select pg_is_in_recovery() as is from pg_sleep(1)', []);
    const pid = rows[0]?.pid ?? 0;
    await expect
      .poll(
        async () =>
          (await sql<{ state: string }>`select state from pg_stat_activity where pid = ${pid}`.execute(atStandby)).rows,
      )
      .toEqual([{ state: 'active' }]);
    await sql`select pg_terminate_backend(${pid})`.execute(atStandby);
    expect((await slow).rows).toEqual([{ is: false }]);
    client.release();
    time += awayMs;
    await caughtUp();
    expect(await listed()).toMatchObject({ status: 200, total, atReplica: true });
  });

  test('are read at the primary where the standby has become one itself', async () => {
    await sql`select pg_promote()`.execute(atStandby);
    expect(await listed()).toMatchObject({ status: 200, atReplica: false, atPrimary: true });
    expect(log).toEqual([expect.stringContaining('is no standby')]);
  });
});

describe.runIf(testEngine === 'postgres')('many who ask at once', () => {
  test('have the primary asked how far it is twice at most', async () => {
    let connects = 0;
    const pool = poolOf(database);
    const counting = { connect: () => ((connects += 1), pool.connect()), options: pool.options, end: async () => {} };
    const replica = createReplica({ url: primary.url('postgres'), size: 2, primary: counting, logger });
    const clients = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const client = await replica.pool.connect();
        client.release();
      }),
    );
    await replica.close();
    // It is not a standby: each used the primary's connection, beside the check.
    expect(connects - clients.length).toBeLessThanOrEqual(2);
  });
});
