// @module-tag other
/**
 * One of two processes is frozen (SIGSTOP) within a transaction of each kind, while the other goes on for everybody else. In `.ci/run` when most is locked,
 * before the commit; in `npm run test:chaos` after each of its queries.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allCities } from '@yantra/places/all';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { learnCities } from '../../database/learn-cities.ts';
import { migrate } from '../../database/migrate.ts';
import type { Migration } from '../../database/migration.ts';
import { migrations } from '../../database/migrations/index.ts';
import { type OpenDatabase, openDatabase } from '../../database/open.ts';
import { refreshRents } from '../../modules/search/ranking/ranking.queries.ts';
import { addMachines } from '../market.ts';
import { freePort, type PostgresCluster, startPostgres } from '../postgres-cluster.ts';
import { type Act, actsIn, listToday, logIn, search } from './frozen-acts.ts';
import { type GatewayForChaos, startChaosGateway } from './gateway.ts';
import { type KillableServer, startKillable } from './killable-server.ts';
import { stock, userOf } from './stock.ts';
import { startStoppingLine, type StoppingLine } from './stopping-line.ts';

/** Alone on the machine, its timings mean something. */
const isMeasured = process.env['TEST_FROZEN'] === 'measured';
const onPostgres = process.env['TEST_DATABASE'] === 'postgres';
const rateable = (n: number) => `00000000-0000-4000-b000-${String(n).padStart(12, '0')}`;
const kinds = actsIn(() => ({ db: database.db, gateway, rateable }));

let folder: string;
let cluster: PostgresCluster;
let database: OpenDatabase;
let gateway: GatewayForChaos;
let line: StoppingLine;
let frozen: KillableServer;
let well: KillableServer;
let person = 0;
let isProcess = true;

beforeAll(async () => {
  if (!onPostgres) return;
  folder = await mkdtemp(join(tmpdir(), 'yantra-frozen-'));
  cluster = await startPostgres();
  const url = cluster.url('postgres');
  database = await openDatabase({ databaseUrl: url, dataDir: folder, poolSize: 2 });
  await migrate(database);
  await learnCities(database.db, allCities);
  await stock(database.db);
  const owned = Array.from({ length: 480 }, (_, n) => ({ id: rateable(n), supplier_id: userOf(479 - n) }));
  await addMachines(database.db, owned);
  await listToday(database.db);
  // Nobody else settles what is paid.
  gateway = await startChaosGateway(() => 'http://localhost:9/');
  line = await startStoppingLine(url, () => isProcess && void frozen.freeze());
  const env = {
    ...gateway.settings,
    DATA_DIR: folder,
    SHARED_DATA_DIR: 'true',
    SEED: 'none',
    LOG_LEVEL: 'silent',
    TRUSTED_PROXIES: '127.0.0.1,::1',
  };
  frozen = await startKillable(await freePort(), { ...env, DATABASE_URL: line.url });
  well = await startKillable(await freePort(), { ...env, DATABASE_URL: url });
}, 180_000);

afterAll(async () => {
  if (!onPostgres) return;
  for (const server of [frozen, well]) await server?.stop();
  await line?.close();
  await gateway?.close();
  await database.close();
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
});

/** What others got, and how long they waited for it. */
const answers: { readonly status: number; readonly ms: number; readonly what: string }[] = [];

async function others(after: string, same: Act | undefined): Promise<void> {
  const timed = async (what: string, act: () => Promise<number>) => {
    const began = performance.now();
    const status = await act().catch(() => 0);
    answers.push({ status, ms: performance.now() - began, what: `${what}, after ${after}` });
  };
  for (let n = 0; n < (isMeasured ? 4 : 1); n += 1) {
    person += 1;
    await timed('log in', async () => (await logIn(well.url, person)).status);
    await timed('search', () => search(well.url, person));
  }
  if (same !== undefined) await timed('the same', () => same(well.url));
}

/** Repeated work, by another person each time. */
interface Work {
  readonly name: string;
  /** What comes before. @returns what is done; resolves once it is answered */
  readonly prepare: () => Promise<() => Promise<unknown>>;
  /** The same by somebody at the other process. */
  readonly beside?: () => Promise<Act>;
}

/** Stops work once at each place that is asked for, with others beside it. @returns how many places there are */
async function stoppedAtEach({ name, prepare, beside }: Work): Promise<number> {
  const places = await placesOf(await prepare());
  for (let at = isMeasured ? 2 : Math.max(2, places); at <= Math.max(2, places); at += 1) {
    const [work, same] = [await prepare(), await beside?.()];
    const stopped = line.stopAt(at);
    const done = work();
    const where = await Promise.race([stopped, done.then(() => undefined)]);
    if (where !== undefined) await others(`${name}: ${where}`, same);
    line.release();
    if (isProcess) await frozen.thaw();
    await done;
  }
  return places;
}

async function placesOf(work: () => Promise<unknown>): Promise<number> {
  void line.stopAt(Infinity);
  await work();
  return line.release();
}

const failed = () => answers.filter(({ status }) => status !== 200);

describe.runIf(onPostgres)('while a process is frozen', () => {
  test.each(kinds)(
    'as somebody wants to $name, others log in from the same address, search, and do the same',
    { timeout: 300_000 },
    async ({ name, prepare, isOneByOne = false }) => {
      isProcess = true;
      const statuses: number[] = [];
      const places = await stoppedAtEach({
        name,
        prepare: async () => {
          const act = await prepare((person += 1), well.url);
          return async () => statuses.push(await act(frozen.url));
        },
        beside: () => prepare((person += 1), well.url),
      });
      expect(failed()).toEqual([]);
      // Frozen requests continue where they stopped.
      expect(new Set(statuses)).toEqual(new Set([200]));
      expect(isOneByOne || places > 1).toBe(true);
    },
  );

  test('as it migrates, or counts the usual rents, others log in and search', { timeout: 300_000 }, async () => {
    isProcess = false;
    const own = await openDatabase({ databaseUrl: line.url, dataDir: folder, poolSize: 3 });
    const last: Migration = { name: '9000-nothing', statements: [`comment on table users is 'People'`] };
    try {
      const all = [...migrations, last];
      expect(
        await stoppedAtEach({ name: 'migrate', prepare: async () => () => migrate(own, { all }) }),
      ).toBeGreaterThan(1);
      expect(await stoppedAtEach({ name: 'rents', prepare: async () => () => refreshRents(own.db) })).toBeGreaterThan(
        1,
      );
    } finally {
      await own.close();
    }
    expect(failed()).toEqual([]);
  });

  test.runIf(isMeasured)('nobody else notices', () => {
    for (const what of ['log in', 'search', 'the same']) {
      const waited = answers.filter((one) => one.what.startsWith(what)).map(({ ms }) => ms);
      const p95 = waited.toSorted((a, b) => a - b)[Math.ceil(waited.length * 0.95) - 1] ?? Infinity;
      console.log(
        `${what}: ${waited.length} times, p95 ${p95.toFixed(0)} ms, at most ${Math.max(...waited).toFixed(0)} ms`,
      );
      expect(p95).toBeLessThan(1000);
    }
  });
});
