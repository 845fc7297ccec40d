import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keepBackup } from '../backup/keep-backup.ts';
import { readBackup } from '../backup/read-backup.ts';
import { testNow } from '../testing/market.ts';
import { emptyDatabase, testEngine } from '../testing/test-database.ts';
import { bringSchema } from './bring-schema.ts';
import { migrate, schemaState } from './migrate.ts';
import type { Migration } from './migration.ts';
import { type OpenDatabase, openDatabase, pgliteDatabase } from './open.ts';

const folder = mkdtempSync(join(tmpdir(), 'schema-'));
let database: OpenDatabase;
let printed: string[];

beforeEach(async () => {
  printed = [];
  database =
    testEngine === 'pglite'
      ? await pgliteDatabase({})
      : await openDatabase({ databaseUrl: await emptyDatabase(), dataDir: '.' });
});
afterEach(() => database.close());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const things: Migration = { name: '0001-things', statements: ['create table things (n int primary key)'] };
const more: Migration = { name: '0002-more', statements: ['alter table things add column more int'] };

const bring = (
  all: readonly Migration[],
  { mayMigrate = false, now = testNow }: { mayMigrate?: boolean; now?: Date } = {},
) =>
  bringSchema({
    database,
    mayMigrate,
    all,
    backUp: () => keepBackup(database, folder, now),
    print: (line) => printed.push(line),
  });
const state = (all: readonly Migration[]) => schemaState(database.db, all);

test('a schema that is newer than the program is refused, and left as it is', async () => {
  await migrate(database, { all: [things, more] });
  for (const mayMigrate of [true, false]) {
    await expect(bring([things], { mayMigrate })).rejects.toThrow(
      'The database was made by a newer version of Yantra (it has 0002-more). Please update the program.',
    );
  }
  expect(printed).toEqual([]);
});

test('a schema that is the program’s own is taken as it is', async () => {
  await migrate(database, { all: [things] });
  await bring([things]);
  expect(printed).toEqual([]);
});

describe.runIf(testEngine === 'pglite')('the embedded database', () => {
  test('is migrated when it is older, after a backup; the last three are kept', async () => {
    await bring([things]);
    expect(printed).toEqual([]);
    await sql`insert into things values (7)`.execute(database.db);
    const later = (days: number) => new Date(testNow.getTime() + days * 86_400_000);
    const steps = Array.from({ length: 4 }, (_, n): Migration => ({ name: `000${n + 2}-more`, statements: [] }));
    for (const n of steps.keys()) await bring([things, ...steps.slice(0, n + 1)], { now: later(n) });
    expect(await state([things, ...steps])).toEqual({ is: 'current' });
    expect(printed.slice(0, 2)).toEqual([
      'Bringing the database up to this version, in one step.',
      `Before that, a backup was written to ${join(folder, 'backups', '2026-03-10T063000.000Z.before.backup')}.`,
    ]);
    const kept = readdirSync(join(folder, 'backups')).toSorted();
    expect(kept).toEqual([1, 2, 3].map((days) => `${later(days).toISOString().replaceAll(':', '')}.before.backup`));
    const { head, end } = await readBackup(join(folder, 'backups', kept[0] ?? ''));
    expect(head.migrations).toEqual(['0001-things', '0002-more']);
    expect(end.tables.find(({ name }) => name === 'things')?.rows).toBe(1);
  });

  test('stays as it is when the backup cannot be made', async () => {
    await migrate(database, { all: [things] });
    const backUp = () => Promise.reject(new Error('No room.'));
    const brought = bringSchema({ database, mayMigrate: false, all: [things, more], backUp, print: () => {} });
    await expect(brought).rejects.toThrow('No room.');
    expect(await state([things])).toEqual({ is: 'current' });
  });
});

describe.runIf(testEngine === 'postgres')('PostgreSQL', () => {
  test('is the operator’s to migrate', async () => {
    await expect(bring([things])).rejects.toThrow(
      'The database is empty. Please run `yantra migrate` first, then `yantra create-admin`.',
    );
    await migrate(database, { all: [things] });
    await expect(bring([things, more])).rejects.toThrow(
      /^The database is of an older version of Yantra \(it lacks 0002-more\)\. Please run `yantra migrate` first;/,
    );
    expect(await state([things, more])).toEqual({ is: 'older', missing: ['0002-more'] });
  });

  test('is migrated where that is meant', async () => {
    await bring([things], { mayMigrate: true });
    await bring([things, more], { mayMigrate: true });
    expect(await state([things, more])).toEqual({ is: 'current' });
    expect(printed).toEqual(['Bringing the database up to this version, in one step.']);
  });
});
