import { sql } from 'kysely';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { emptyDatabase, testEngine } from '../testing/test-database.ts';
import { migrate, schemaState } from './migrate.ts';
import type { Migration } from './migration.ts';
import { migrations } from './migrations/index.ts';
import { type OpenDatabase, openDatabase, pgliteDatabase } from './open.ts';

const open: OpenDatabase[] = [];
let lite: OpenDatabase | undefined;
afterEach(async () => {
  for (const database of open.splice(0)) await database.close();
});
afterAll(() => lite?.close());

async function opened(databaseUrl?: string): Promise<OpenDatabase> {
  if (testEngine === 'pglite') {
    // Creating one takes seconds, emptying it no time.
    lite ??= await pgliteDatabase({});
    await run('drop schema public cascade', lite);
    await run('create schema public', lite);
    return lite;
  }
  const database = await openDatabase({ databaseUrl: databaseUrl ?? (await emptyDatabase()), dataDir: '.' });
  open.push(database);
  return database;
}

const run = (statement: string, { db }: OpenDatabase) => sql.raw(statement).execute(db);
const numbersIn = async ({ db }: OpenDatabase) =>
  (await sql<{ n: number }>`select n from things order by n`.execute(db)).rows.map(({ n }) => n);

const things: Migration = {
  name: '0001-things',
  statements: ['create table things (n int primary key, twice int)', 'insert into things select generate_series(1, 5)'],
};
const twice: Migration = {
  name: '0002-twice',
  fill: `with few as (select n from things where twice is null limit 2),
    done as (update things t set twice = 2 * t.n from few where t.n = few.n returning 1)
    select count(*)::int as filled from done`,
};
const index: Migration = { name: '0003-index', indexes: { things_twice: { on: 'things (twice)', isUnique: true } } };
const isBuilt = async ({ db }: OpenDatabase) =>
  (
    await sql<{
      indisvalid: boolean;
    }>`select indisvalid from pg_index where indexrelid = to_regclass('things_twice')`.execute(db)
  ).rows[0]?.indisvalid;

describe('migrations', () => {
  test('run in order, each once', async () => {
    const database = await opened();
    expect(await migrate(database, { all: [things] })).toEqual(['0001-things']);
    expect(await migrate(database, { all: [things, twice, index] })).toEqual(['0002-twice', '0003-index']);
    expect(await migrate(database, { all: [things, twice, index] })).toEqual([]);
    expect(await numbersIn(database)).toEqual([1, 2, 3, 4, 5]);
    expect(await isBuilt(database)).toBe(true);
  });

  test('are each whole or not at all: those before one that fails stay', async () => {
    const database = await opened();
    const wrong: Migration = {
      name: '0002-wrong',
      statements: ['insert into things values (6)', 'insert into things values (1)'],
    };
    await expect(migrate(database, { all: [things, wrong] })).rejects.toThrow(/things_pkey/);
    expect(await numbersIn(database)).toEqual([1, 2, 3, 4, 5]);
    const mended: Migration = { name: '0002-wrong', statements: ['insert into things values (6)'] };
    expect(await migrate(database, { all: [things, mended] })).toEqual(['0002-wrong']);
    expect(await numbersIn(database)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('fill rows a batch at a time, each in a transaction of its own', async () => {
    const database = await opened();
    await migrate(database, { all: [things, twice] });
    const { rows } = await sql<{ transactions: number; right: boolean }>`
      select count(distinct xmin::text)::int as transactions, bool_and(twice = 2 * n) as right from things`.execute(
      database.db,
    );
    expect(rows).toEqual([{ transactions: 3, right: true }]);
  });

  test('build an index again that was left half built', async () => {
    const database = await opened();
    await migrate(database, { all: [things] });
    await run('update things set twice = 7', database);
    await expect(migrate(database, { all: [things, index] })).rejects.toThrow(/things_twice/);
    // On PostgreSQL it exists now, but is invalid.
    expect(await isBuilt(database)).toBe(testEngine === 'pglite' ? undefined : false);
    await run('update things set twice = n', database);
    expect(await migrate(database, { all: [things, index] })).toEqual(['0003-index']);
    expect(await isBuilt(database)).toBe(true);
  });
});

test('how a schema stands is known before anything is changed', async () => {
  const database = await opened();
  const state = (all: readonly Migration[]) => schemaState(database.db, all);
  expect(await state([things])).toEqual({ is: 'empty' });
  await migrate(database, { all: [things, twice] });
  expect(await state([things, twice])).toEqual({ is: 'current' });
  expect(await state([things, twice, index])).toEqual({ is: 'older', missing: ['0003-index'] });
  expect(await state([things])).toEqual({ is: 'newer', unknown: ['0002-twice'] });
  expect(await state([things, index])).toEqual({ is: 'newer', unknown: ['0002-twice'] });
});

describe.runIf(testEngine === 'postgres')('on PostgreSQL', () => {
  const impatient = { lockTimeoutMs: 40, firstWaitMs: 10, tries: 100 };
  const column: Migration = { name: '0002-column', statements: ['alter table things add column more int'] };

  /** Reads the table and does not end; returns how to end it. */
  async function reading(database: OpenDatabase): Promise<() => Promise<void>> {
    const began = Promise.withResolvers<void>();
    const go = Promise.withResolvers<void>();
    const transaction = database.db.transaction().execute(async (trx) => {
      await sql`select n from things`.execute(trx);
      began.resolve();
      await go.promise;
    });
    await began.promise;
    return async () => {
      go.resolve();
      await transaction;
    };
  }

  test('many processes migrate one database at once: one works, the others find nothing to do', async () => {
    const databaseUrl = await emptyDatabase();
    const all = await Promise.all(Array.from({ length: 4 }, () => opened(databaseUrl)));
    const ran = await Promise.all(all.map((database) => migrate(database)));
    expect(ran.flat()).toEqual(migrations.map(({ name }) => name));
    expect(ran.filter((names) => names.length > 0)).toHaveLength(1);
  });

  test('whoever waits for another process does not hold up the index that it builds', async () => {
    const databaseUrl = await emptyDatabase();
    const all = await Promise.all(Array.from({ length: 3 }, () => opened(databaseUrl)));
    const told: string[] = [];
    const slow: Migration = { name: '0002-slow', statements: ['select pg_sleep(0.4)'] };
    const ran = await Promise.all(
      all.map((database) => migrate(database, { all: [things, slow, twice, index], tell: (line) => told.push(line) })),
    );
    expect(ran.flat()).toEqual(['0001-things', '0002-slow', '0002-twice', '0003-index']);
    expect(told).toEqual(Array.from({ length: 2 }, () => 'Another process migrates this database: waiting for it.'));
  });

  test('a table in use is asked for again and again, and nobody waits long behind it', async () => {
    const database = await opened();
    await migrate(database, { all: [things] });
    const end = await reading(database);
    const refused = Promise.withResolvers<void>();
    const migrating = migrate(database, { all: [things, column], patience: impatient, tell: () => refused.resolve() });
    await refused.promise;
    // Between two tries others can use the table, although the first reader is still there.
    expect(await numbersIn(database)).toHaveLength(5);
    await end();
    expect(await migrating).toEqual(['0002-column']);
  });

  test('a table that stays in use is told of in one line, and nothing is done', async () => {
    const database = await opened();
    await migrate(database, { all: [things] });
    const end = await reading(database);
    const told: string[] = [];
    const patience = { ...impatient, tries: 3 };
    const migrating = migrate(database, { all: [things, column], patience, tell: (line) => told.push(line) });
    await expect(migrating).rejects.toThrow(/^The migration 0002-column could not have a table to itself .* Please /);
    expect(told).toEqual(['0002-column: somebody is using a table it changes; it tries again.', told[0]]);
    await end();
    expect(await schemaState(database.db, [things])).toEqual({ is: 'current' });
  });

  test('what takes long is not ended by the limits of the role, and those stay for everybody else', async () => {
    const databaseUrl = await emptyDatabase();
    const first = await opened(databaseUrl);
    await run(
      `do $$ begin execute format('alter role session_user in database %I set statement_timeout = 150', current_database()); end $$`,
      first,
    );
    const database = await opened(databaseUrl);
    const slowly: Migration = {
      name: '0002-slowly',
      statements: [
        'select pg_sleep(0.25)',
        `create function slowly(n int) returns int language plpgsql immutable as $$ begin perform pg_sleep(0.06); return n; end $$`,
      ],
    };
    const slowIndex: Migration = { name: '0003-slow-index', indexes: { things_slowly: { on: 'things (slowly(n))' } } };
    expect(await migrate(database, { all: [things, slowly, slowIndex] })).toHaveLength(3);
    await expect(sql`select pg_sleep(0.4)`.execute(database.db)).rejects.toThrow(/statement timeout/);
  });
});
