import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { locks } from '../database/locks.ts';
import type { OpenDatabase } from '../database/open.ts';
import { readCacheLimits } from '../http/read-cache.ts';
import { every } from '../jobs/every.ts';
import { createLogger } from '../logger.ts';
import { figuresIn } from '../testing/figures.ts';
import { fillBasics, testNow } from '../testing/market.ts';
import { testApp } from '../testing/test-app.ts';
import { databaseForFile, testEngine } from '../testing/test-database.ts';
import { databaseLook } from './database-figures.ts';
import { prometheusMetrics } from './prometheus.ts';
import { watchServer } from './watch-server.ts';

const database = databaseForFile(fillBasics);

function watched(cacheLimits = readCacheLimits) {
  const metrics = prometheusMetrics();
  const server = testApp(database.db, { onAnswered: metrics.answered, cacheLimits });
  const open: OpenDatabase = { ...database, db: database.db, engine: testEngine, close: async () => undefined };
  watchServer(metrics, { app: server.app, database: open, clock: { now: () => server.clock.time }, version: '1.2.3' });
  return { server, figures: async () => figuresIn((await metrics.text()).body) };
}

describe('figures', () => {
  test('count answers by the route as the program writes it, never by what somebody typed', async () => {
    const { server, figures } = watched();
    await server.get('/api/Category/GetCategories');
    await server.get('/api/Equipment/GetEquipmentById?id=98765');
    await server.post('/api/Login/Login', { userName: '9876543210', password: 'x' });
    for (const path of ['/9876543210', '/api/9876543210/Nothing', '/img/9876543210.svg']) await server.get(path);
    const all = await figures();
    const count = (route: string, method: string, status: string) =>
      all.get(`yantra_http_request_duration_seconds_count{route="${route}",method="${method}",status="${status}"}`);
    expect(count('/api/Category/GetCategories', 'GET', '2xx')).toBe(1);
    expect(count('/api/Equipment/GetEquipmentById', 'GET', '4xx')).toBe(1);
    expect(count('/api/Login/Login', 'POST', '4xx')).toBe(1);
    expect([count('page', 'GET', '4xx'), count('unknown', 'GET', '4xx'), count('file', 'GET', '4xx')]).toEqual([
      1, 1, 1,
    ]);
    expect([...all.keys()].join()).not.toMatch(/98765/);
  });

  test('stay as many however many addresses are tried', async () => {
    const { server, figures } = watched();
    const tried = async () => {
      for (let n = 0; n < 5; n += 1) await server.get(`/nothing-${Math.random()}`);
      return [...(await figures()).keys()].filter((name) => name.startsWith('yantra_http')).length;
    };
    expect(await tried()).toBe(await tried());
  });

  test('say how reads were answered: made once, then kept', async () => {
    const { server, figures } = watched();
    for (let n = 0; n < 3; n += 1) await server.get('/api/Category/GetCategories');
    const all = await figures();
    const reads = (result: string) => all.get(`yantra_read_cache_total{result="${result}"}`);
    expect([reads('made'), reads('kept')]).toEqual([1, 2]);
  });

  test('of one server are not those of another in the same process', async () => {
    const [one, other] = [watched(), watched()];
    await one.server.get('/live');
    const count = 'yantra_http_request_duration_seconds_count{route="/live",method="GET",status="2xx"}';
    expect([(await one.figures()).get(count), (await other.figures()).get(count)]).toEqual([1, undefined]);
  });

  test('name the version, the process and its memory', async () => {
    const all = await watched().figures();
    expect(all.get(`yantra_info{version="1.2.3",database="${testEngine}"}`)).toBe(1);
    for (const name of [
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_p99_seconds',
      'process_cpu_seconds_total',
    ]) {
      expect(all.get(name), name).toBeTypeOf('number');
    }
  });

  test('tell a job by its turns, its failures and when it was last done', async () => {
    const metrics = prometheusMetrics();
    const turn = async (work: () => Promise<unknown>) => {
      const done = Promise.withResolvers<void>();
      const onRun: typeof metrics.ran = (run) => {
        metrics.ran(run);
        done.resolve();
      };
      const job = every(1, 'payments', work, { logger: createLogger('silent'), willRun: metrics.willRun, onRun });
      expect(
        figuresIn((await metrics.text()).body).has('yantra_job_runs_total{name="payments",outcome="failed"}'),
      ).toBe(true);
      await done.promise;
      await job.stop();
      return figuresIn((await metrics.text()).body);
    };
    const failed = await turn(() => Promise.reject(new Error('not today')));
    expect(failed.get('yantra_job_runs_total{name="payments",outcome="failed"}')).toBeGreaterThan(0);
    expect(failed.get('yantra_job_last_done_timestamp_seconds{name="payments"}')).toBeUndefined();
    const done = await turn(() => Promise.resolve());
    expect(done.get('yantra_job_runs_total{name="payments",outcome="done"}')).toBeGreaterThan(0);
    expect(done.get('yantra_job_last_done_timestamp_seconds{name="payments"}')).toBeGreaterThan(1e9);
  });
});

describe('what the database knows', () => {
  beforeAll(async () => {
    const provider = 'msg91' as const;
    const message = { provider, kind: 'otpSignUp', phone: '+91 ••••• •3210', text: null, provider_id: null };
    const ago = (seconds: number) => new Date(testNow.getTime() - seconds * 1000);
    await database.db
      .insertInto('sms_messages')
      .values([
        { ...message, state: 'sending', created_at: ago(90) },
        { ...message, state: 'sending', created_at: ago(30) },
        { ...message, state: 'sent', created_at: ago(600) },
        // Its process was killed: nobody waits for it.
        { ...message, state: 'sending', created_at: ago(7200) },
      ])
      .execute();
  });
  let release: () => void = () => undefined;
  afterEach(() => release());

  test('is told with the others: what waits to be sent, what is due', async () => {
    const all = await watched().figures();
    expect([all.get('yantra_sms_sending'), all.get('yantra_sms_sending_oldest_seconds')]).toEqual([2, 90]);
    expect(all.get('yantra_payments_due{kind="orders"}')).toBe(0);
    expect(all.get('yantra_database_up')).toBe(1);
  });

  test.skipIf(testEngine === 'pglite')('names the lock that sessions wait for', async () => {
    const held = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    release = end.resolve;
    const take = sql`select pg_advisory_xact_lock(${locks.ranking}::bigint)`;
    const holder = database.db.transaction().execute(async (trx) => {
      await take.execute(trx);
      held.resolve();
      await end.promise;
    });
    await held.promise;
    const waiter = database.db.transaction().execute((trx) => take.execute(trx));
    const { figures } = watched();
    await expect.poll(async () => (await figures()).get('yantra_locks_waiting{lock="ranking"}')).toBe(1);
    expect((await figures()).get('yantra_locks_waiting{lock="rollup"}')).toBe(0);
    end.resolve();
    await Promise.all([holder, waiter]);
    expect((await figures()).get('yantra_locks_waiting{lock="ranking"}')).toBe(0);
  });

  test('is absent, and nothing else, while the database does not answer', async () => {
    const broken = new Proxy(database.db, {
      get: (target, key, receiver) => {
        if (key === 'getExecutor') throw new Error('The database is gone.');
        return Reflect.get(target, key, receiver) as unknown;
      },
    });
    const { look, last } = databaseLook(broken, { now: () => testNow });
    await expect(look()).resolves.toBeUndefined();
    expect(last()).toBeUndefined();
  });
});
