import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { allCities } from '@yantra/places/all';
import { more } from '@yantra/testing/sample';
import { Kysely, PGliteDialect, type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, inject } from 'vitest';
import { learnCities } from '../database/learn-cities.ts';
import { migrate } from '../database/migrate.ts';
import { migrations } from '../database/migrations/index.ts';
import { type OpenDatabase, openDatabase, pgliteDatabase } from '../database/open.ts';
import type { Database } from '../database/types.ts';
import { templateName } from './migrated-cluster.ts';

/** Which database the tests run on: `TEST_DATABASE` is `pglite` (when absent) or `postgres`. */
export const testEngine: 'pglite' | 'postgres' = process.env['TEST_DATABASE'] === 'postgres' ? 'postgres' : 'pglite';

/** For a long test with the same result on either database: in `npm test` it runs on PGlite, in `npm run test:full` on both. */
export const onOneDatabase = testEngine === 'postgres' ? more : {};
/**
 * For a test of hundreds of requests, or many starts of servers, for which PGlite takes several times as long: in `npm test` it runs on PostgreSQL, in `npm run
 * test:full` on both. With `TEST_BRIEF=1` it runs on neither.
 */
export const onPostgresAlone = testEngine === 'pglite' || process.env['TEST_BRIEF'] === '1' ? more : {};

/** The database of a file's tests. */
export interface DatabaseOfFile extends Pick<OpenDatabase, 'db'> {
  /** The same as another process has it, by connections of its own, to be asked for in a `beforeAll`; PGlite has one connection, which all share. */
  atAnotherProcess(): Promise<Kysely<Database>>;
}

export interface TestDatabase extends OpenDatabase {
  readonly another?: () => Promise<OpenDatabase>;
}

/**
 * A migrated database without machines for all tests of a file, made before the first of them and ended after the last; rows stay between them.
 * @param fill what it holds from the beginning
 */
export function databaseForFile(fill: (db: Kysely<Database>) => unknown = () => undefined): DatabaseOfFile {
  let opened: TestDatabase | undefined;
  beforeAll(async () => {
    opened = await testDatabase();
    await fill(opened.db);
  });
  afterAll(() => opened?.close());
  const made = () => {
    if (!opened) throw new Error('The database of a test is made before the first test, not while its file is read.');
    return opened;
  };
  return {
    get db() {
      return made().db;
    },
    atAnotherProcess: async () => {
      const { db, another } = made();
      const process = await another?.();
      if (process) afterAll(() => process.close());
      return process?.db ?? db;
    },
  };
}

/** The same without tables, for tests of migrations; `before` migrates it up to one, which is left out. */
export function emptyDatabaseForFile(): {
  readonly all: OpenDatabase;
  readonly db: Kysely<Database>;
  before(migration: string): Promise<unknown>;
} {
  let opened: OpenDatabase | undefined;
  beforeAll(async () => {
    opened =
      testEngine === 'pglite'
        ? await pgliteDatabase({})
        : await openDatabase({ databaseUrl: await emptyDatabase(), dataDir: '.' });
  });
  afterAll(() => opened?.close());
  const all = () => {
    if (!opened) throw new Error('The database of a test is made before the first test, not while its file is read.');
    return opened;
  };
  return {
    get all() {
      return all();
    },
    get db() {
      return all().db;
    },
    before: (migration) => migrate(all(), { all: migrations.filter(({ name }) => name < migration) }),
  };
}

/** A migrated database without machines, for a test that needs one of its own; `close` ends all that it needed. */
export async function testDatabase(engine = testEngine): Promise<TestDatabase> {
  return engine === 'postgres' ? onPostgres() : pgliteDatabase({ loadDataDir: await packed() });
}

async function onPostgres(): Promise<TestDatabase> {
  const { url, drop } = await newDatabase(templateName);
  const another = () => openDatabase({ databaseUrl: url, dataDir: '.' });
  const database = await another();
  return {
    ...database,
    another,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}

/** Makes an empty database on the PostgreSQL of the tests and answers its address. @throws where the tests run on PGlite */
export const emptyDatabase = async (): Promise<string> => (await newDatabase('template1')).url;

async function newDatabase(template: string): Promise<{ readonly url: string; readonly drop: () => Promise<void> }> {
  const server = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const inMain = async (statement: RawBuilder<unknown>): Promise<void> => {
    const main = await openDatabase({ databaseUrl: `${server}postgres`, dataDir: '.', poolSize: 1 });
    try {
      await statement.execute(main.db);
    } finally {
      await main.close();
    }
  };
  await inMain(sql`create database ${sql.id(name)} template ${sql.id(template)}`);
  return { url: `${server}${name}`, drop: () => inMain(sql`drop database ${sql.id(name)} with (force)`) };
}

/* PostgreSQL's own templates and the log of what is in the tables by now: half of what every test file would load. */
const slimming = [
  'update pg_database set datistemplate = false',
  'drop database template0',
  'drop database template1',
  'set wal_recycle = off',
  'select pg_switch_wal()',
  'checkpoint',
];

/* Making a PGlite takes seconds, loading a packed one takes one: it is packed once per set of migrations, for all test files. */
async function packed(): Promise<Blob> {
  const hash = createHash('sha256')
    .update(JSON.stringify([migrations, allCities.length, slimming]))
    .digest('hex')
    .slice(0, 16);
  const file = join(tmpdir(), `marketplace-${hash}.pglite`);
  if (!existsSync(file)) {
    const lite = await PGlite.create({ extensions: { pg_trgm, btree_gist } });
    const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite: lite }) });
    await migrate({ db });
    await learnCities(db, allCities);
    for (const statement of slimming) await lite.exec(statement);
    const content = await lite.dumpDataDir('none');
    await lite.close();
    // Renamed into place, so that another worker never loads half of it.
    const draft = `${file}.${randomUUID()}`;
    writeFileSync(draft, Buffer.from(await content.arrayBuffer()));
    renameSync(draft, file);
  }
  return new Blob([readFileSync(file)]);
}
