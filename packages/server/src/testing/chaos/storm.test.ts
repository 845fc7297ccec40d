// @module-tag other
/**
 * Two processes on one PostgreSQL, killed, frozen and restarted at random, the database too, while people read and write. Once each in
 * `.ci/run`; `npm run test:chaos` takes a minute, with `--full` ten.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allCities } from '@yantra/places/all';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { learnCities } from '../../database/learn-cities.ts';
import { migrate } from '../../database/migrate.ts';
import { type OpenDatabase, openDatabase } from '../../database/open.ts';
import { addMachines } from '../market.ts';
import { freePort, type PostgresCluster, startPostgres } from '../postgres-cluster.ts';
import { addPicture } from '../uploaded.ts';
import { chances } from './chances.ts';
import { type KillableServer, startKillable } from './killable-server.ts';
import { stock, userOf } from './stock.ts';
import { createStormPerson, gaveUp, nothingYet, type StormLog } from './storm-person.ts';
import { lostOf, storm } from './storm.ts';

const seconds = Number(process.env['TEST_STORM_SECONDS'] ?? 0);
/** Alone on the machine, its timings mean something. */
const isMeasured = seconds > 0;
const people = isMeasured ? 24 : 8;
const visitors = 3;
const rateable = Array.from({ length: 400 }, (_, n) => `00000000-0000-4000-b000-${String(n).padStart(12, '0')}`);
const onPostgres = process.env['TEST_DATABASE'] === 'postgres';

let folder: string;
let cluster: PostgresCluster;
let database: OpenDatabase;
let servers: readonly [KillableServer, KillableServer];

beforeAll(async () => {
  if (!onPostgres) return;
  folder = await mkdtemp(join(tmpdir(), 'yantra-storm-'));
  cluster = await startPostgres({ isDurable: true });
  database = await openDatabase({ databaseUrl: cluster.url('postgres'), dataDir: folder, poolSize: 2 });
  await migrate(database);
  await learnCities(database.db, allCities);
  await stock(database.db);
  await addMachines(
    database.db,
    rateable.map((id) => ({ id, supplier_id: userOf(400) })),
  );
  // The servers' clocks are the machine's.
  await sql`update equipment set listed_from = now() - interval '1 day', listed_until = now() + interval '1 day' where listed`.execute(
    database.db,
  );
  for (let n = 0; n < people; n += 1) await addPicture(database.db, userOf(n), pictureOf(n));
  const env = {
    DATABASE_URL: cluster.url('postgres'),
    DATA_DIR: folder,
    SHARED_DATA_DIR: 'true',
    SEED: 'none',
    LOG_LEVEL: 'silent',
    TRUSTED_PROXIES: '127.0.0.1,::1',
  };
  servers = [await startKillable(await freePort(), env), await startKillable(await freePort(), env)];
}, 180_000);

afterAll(async () => {
  if (!onPostgres) return;
  for (const server of servers ?? []) await server.stop();
  await database.close();
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
});

const pictureOf = (n: number) => n.toString(16).padStart(24, '0');

test.runIf(onPostgres)(
  'two processes that are killed, frozen and restarted, and their database too, lose nothing that was acknowledged and show nobody what is another’s',
  { timeout: seconds * 3000 + 300_000 },
  async () => {
    const chance = chances(20_261_123);
    const done = nothingYet();
    const log: StormLog = { answers: new Map(), foreign: [] };
    // A client of a frozen process gives up and asks the other, and so does a balancer.
    const reach = { url: async () => (chance() < 0.5 ? servers[0].url : servers[1].url) };
    const person = (n: number) =>
      createStormPerson(n, { reach, done, log, rateable, picture: `/pictures/${pictureOf(n)}/640.webp` });
    const report = await storm(seconds, {
      servers,
      cluster,
      people: Array.from({ length: people }, (_, n) => person(n)),
      visitors: Array.from({ length: visitors }, (_, n) => person(people + n)),
      log,
      chance,
    });
    const lost = await lostOf(database.db, done);
    const [calm, frozen] = [p95Of(report.calmMs), p95Of(report.frozenMs)];
    const slowest = Math.max(...report.readySeconds);
    console.log(
      [
        `${JSON.stringify(report.blows)}; ready again after ${slowest.toFixed(1)} s at most`,
        `acknowledged: ${done.machines.length} machines, ${done.ratings.length} ratings, ${done.requirements.length} requirements, ${[...done.profiles.values()].flat().filter(({ isAcknowledged }) => isAcknowledged).length} profiles; lost ${lost.length}, foreign ${log.foreign.length}`,
        `${report.frozenMs.length} log-ins while the other was frozen, p95 ${frozen.toFixed(0)} ms (${calm.toFixed(0)} ms before the storm), ${report.refused.length} failed`,
        [...log.answers].map(([kind, times]) => `${kind}: ${times}`).join(', '),
      ].join('\n'),
    );
    expect(lost).toEqual([]);
    expect(log.foreign).toEqual([]);
    // Whoever cannot be served is told so, and when to retry.
    expect([...log.answers.keys()].filter((kind) => / 5(?!03)/.test(kind))).toEqual([]);
    // Without any work it proves nothing.
    expect(done.machines.length).toBeGreaterThan(Math.max(4, seconds / 2));
    expect(done.ratings.length).toBeGreaterThan(Math.max(2, seconds / 4));
    expect(report.frozenMs.length).toBeGreaterThan(2);
    // A machine that tests something else besides is slow for everybody, and tells so; nobody's connection breaks.
    expect(report.refused.filter((status) => isMeasured || (status !== 503 && status !== gaveUp))).toEqual([]);
    expect(frozen).toBeLessThan(isMeasured ? 1000 : Math.max(1000, 3 * calm));
    expect(slowest).toBeLessThanOrEqual(isMeasured ? 10 : 60);
  },
);

function p95Of(samples: readonly number[]): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Infinity;
}
