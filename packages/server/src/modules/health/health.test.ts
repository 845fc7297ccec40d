import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Database } from '../../database/types.ts';
import { createStopping } from '../../http/stopping.ts';
import { appForFile } from '../../testing/app-for-file.ts';
import { testApp } from '../../testing/test-app.ts';
import { createReadiness } from './readiness.ts';

const server = appForFile();

/** A database whose every query ends like the given one. */
function databaseThat(answers: () => Promise<never>, asked = { times: 0 }): Kysely<Database> {
  const connection = {
    executeQuery: () => {
      asked.times += 1;
      return answers();
    },
    streamQuery: () => {
      throw new Error('Nobody streams.');
    },
  };
  class Driver extends DummyDriver {
    override acquireConnection = async () => connection;
  }
  return new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new Driver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

const refused = () => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.9'));

describe('a process that runs', () => {
  test('is live and ready, and nobody may keep that', async () => {
    for (const [path, status] of [
      ['/live', 'ok'],
      ['/ready', 'ready'],
      ['/health', 'ok'],
    ] as const) {
      const answer = await server.get(path);
      expect([answer.status, answer.json(), answer.headers['cache-control']]).toEqual([200, { status }, 'no-store']);
    }
  });

  test('is ready on a schema that a later version has gone on with', async () => {
    await sql`insert into schema_migrations (name) values ('9999-later')`.execute(server.db);
    try {
      expect((await server.get('/ready')).status).toBe(200);
    } finally {
      await sql`delete from schema_migrations where name = '9999-later'`.execute(server.db);
    }
  });

  test('is not ready on a schema that lacks something of its own', async () => {
    const needed = [{ name: 'of-a-version-to-come' }];
    const readiness = createReadiness({ db: server.db, stopping: createStopping(), migrations: needed });
    expect(await readiness.failing()).toEqual({ check: 'schema' });
  });

  test('stays live without its database, says that it is what fails, and tells only the log where it is', async () => {
    const broken = testApp(databaseThat(refused));
    expect((await broken.get('/live')).status).toBe(200);
    const answer = await broken.get('/ready');
    expect([answer.status, answer.json()]).toEqual([503, { status: 'unready', check: 'database' }]);
    expect(JSON.stringify(broken.log)).toContain('ECONNREFUSED');
  });

  test('answers in time though its database hangs, which is asked once by all who ask', async () => {
    const asked = { times: 0 };
    const hanging = databaseThat(() => new Promise<never>(() => undefined), asked);
    const readiness = createReadiness({ db: hanging, stopping: createStopping(), timeoutMs: 5 });
    const answers = await Promise.all(Array.from({ length: 5 }, () => readiness.failing()));
    for (const answer of [...answers, await readiness.failing()]) expect(answer).toMatchObject({ check: 'database' });
    expect(asked.times).toBe(1);
  });
});

test('a process that stops is live and answers, but is not ready', async () => {
  const stopping = testApp(server.db);
  stopping.app.stopping.begin();
  const ready = await stopping.get('/ready');
  expect([ready.status, ready.json()]).toEqual([503, { status: 'unready', check: 'stopping' }]);
  for (const path of ['/live', '/api/Category/GetCategories']) expect((await stopping.get(path)).status).toBe(200);
});
